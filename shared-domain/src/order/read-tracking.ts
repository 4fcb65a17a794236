import { entriesOf } from '../records/index.ts';
import type { CarrierId } from './carriers.ts';

/** The end of each carrier's host. */
const hosts: Record<CarrierId, string> = {
  delhivery: 'delhivery.com',
  bluedart: 'bluedart.com',
  xpressbees: 'xpressbees.com',
  ecomexpress: 'ecomexpress.in',
  fedex: 'fedex.com',
  dtdc: 'dtdc.in',
  amazon: 'amazon.in',
  indiapost: 'indiapost.gov.in',
};

/** What stands before a number that was copied with its name. */
const NAMED = /^(?:awb|waybill|tracking|consignment|docket)(?:\s+(?:id|no|number))?\b[\s.:#-]*/i;
/** Numbers as carriers give them: at most some letters around many digits. */
const NUMBER = /^[A-Z]{0,5}\d{8,}[A-Z]{0,3}$/;
const INDIA_POST = /^[A-Z]{2}\d{9}IN$/;

const findHost = ({ hostname }: URL) =>
  entriesOf(hosts).find(([, host]) => hostname === host || hostname.endsWith(`.${host}`))?.[0];

/** What of a link can be a number: its last values first, then the parts of its path from behind. */
const listParts = ({ searchParams, hash, pathname }: URL) =>
  [...searchParams.values(), ...hash.split(/[/=]/), ...pathname.split('/').toReversed()].map((part) =>
    join(decode(part)),
  );

/** A part of an address without its escapes; as it is where these are broken. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The number without the spaces and hyphens of a printed one; any other text as it is. */
function join(text: string): string {
  const joined = text.replaceAll(/[\s-]+/g, '').toUpperCase();
  return NUMBER.test(joined) ? joined : text;
}

function readLink(text: string): URL | undefined {
  const [found] = /(?:https?:\/\/|www\.)\S+/i.exec(text) ?? [];
  return found === undefined
    ? undefined
    : (URL.parse(found.startsWith('www.') ? `https://${found}` : found) ?? undefined);
}

/** A tracking ID as it was meant, and its carrier where what was typed tells it. */
export type ReadTracking = { trackingId: string; carrier?: CarrierId };

/**
 * Reads a tracking ID as it was pasted: with spaces or hyphens, with its name ("AWB: …"), or a carrier's whole link
 * (product-rules.md#tracking-id). Text that is none of these stays as it was typed, without spaces around it.
 */
export function readTracking(typed: string): ReadTracking {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  const link = readLink(text);
  const number = link === undefined ? join(text.replace(NAMED, '')) : listParts(link).find((part) => NUMBER.test(part));
  const trackingId = number ?? text;
  const carrier = (link && findHost(link)) ?? (INDIA_POST.test(trackingId) ? 'indiapost' : undefined);
  return { trackingId, ...(carrier === undefined ? {} : { carrier }) };
}
