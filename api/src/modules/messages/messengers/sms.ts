import type { Config } from '#config.ts';
import { writeShort } from '../short-kinds.ts';
import type { Messenger } from './messenger.ts';
import { postJson } from './post-json.ts';

type Settings = NonNullable<Config['messages']['sms']>;
type Store = { brandName: string; host: string };

/**
 * SMS by a provider with a JSON API. India's DLT rules want the company, the header and the template named in every
 * message; the operators drop any other.
 */
export function createSmsMessenger(settings: Settings, store: Store): Messenger {
  const { url, token, sender, entityId, templates, timeoutMs } = settings;
  return {
    offers: (kind) => templates.has(kind),
    send: ({ kind, mobile, words, key }) =>
      postJson({ name: 'SMS', url, token, timeoutMs }, key, {
        to: `+91${mobile}`,
        sender,
        entityId,
        templateId: templates.get(kind),
        text: writeShort(kind, words, store),
        reference: key,
      }),
  };
}
