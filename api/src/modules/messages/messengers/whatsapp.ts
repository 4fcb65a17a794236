import type { Config } from '#config.ts';
import { readWords } from '../short-kinds.ts';
import type { Messenger } from './messenger.ts';
import { postJson } from './post-json.ts';

type Settings = NonNullable<Config['messages']['whatsapp']>;

/** WhatsApp by an approved template and its values, in the form of the Cloud API. Never for codes. */
export function createWhatsappMessenger({ url, token, templates, timeoutMs }: Settings, language: string): Messenger {
  return {
    offers: (kind) => templates.has(kind),
    send: ({ kind, mobile, words, key }) =>
      postJson({ name: 'WhatsApp', url, token, timeoutMs }, key, {
        messaging_product: 'whatsapp',
        to: `91${mobile}`,
        type: 'template',
        template: {
          name: templates.get(kind),
          language: { code: language },
          components: [{ type: 'body', parameters: readWords(words).map((text) => ({ type: 'text', text })) }],
        },
        biz_opaque_callback_data: key,
      }),
  };
}
