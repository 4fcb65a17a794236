export {
  type LinkChannel,
  type LinkState,
  linkChannels,
  linkHours,
  MAX_LINK_LINES,
  MAX_LINK_NOTE,
  MAX_LINKS_LISTED,
  MAX_OPEN_LINKS,
  USUAL_LINK_HOURS,
} from './kinds.ts';
export type { LinkPayable, OutsideOrderInput, PayLink, PayPage } from './schema.ts';
export { mailTo, smsTo, whatsAppTo } from './send-links.ts';
