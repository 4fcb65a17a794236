// @ts-check
// Plain JavaScript: `npm start` reads it on a bare Node.js before any package is installed.
import { carrierVariables } from './variables/carrier.mjs';
import { dataVariables } from './variables/data.mjs';
import { loginsVariables } from './variables/logins.mjs';
import { messagesVariables } from './variables/messages.mjs';
import { paymentsVariables } from './variables/payments.mjs';
import { sandboxVariables } from './variables/sandbox.mjs';
import { servingVariables } from './variables/serving.mjs';
import { storeVariables } from './variables/store.mjs';

/** Exit code for wrong settings: starting again with the same ones changes nothing. */
export const SETTINGS_EXIT_CODE = 78;

/**
 * The programs: the API, a shop server (also one with the panel alone), the payment sandbox, `npm start`,
 * `npm run release`, and `npm run backup` with `npm run restore`.
 * @typedef {'api' | 'shop' | 'sandbox' | 'start' | 'release' | 'backup'} Reader
 */

/**
 * One variable. `default` is its value when it is not set, for all readers or for those named; `otherwise` describes
 * the default where it cannot be written down. Numbers go from `min` to `max`, or are above `more`.
 * @typedef {{
 *   kind: 'port' | 'integer' | 'number' | 'text' | 'origin' | 'address' | 'https' | 'addresses' | 'choice' | 'flag',
 *   unit?: string, min?: number, max?: number, more?: number, minLength?: number, pattern?: string, like?: string,
 *   choices?: readonly string[], isSecret?: true,
 *   default?: string | number | boolean | Readonly<Partial<Record<Reader, string>>>, otherwise?: string,
 *   readBy: readonly Reader[], purpose: string,
 * }} Variable
 */

/** Every variable of the store's programs, in the order in which `npm run settings` prints them. */
export const variables = {
  ...servingVariables,
  ...dataVariables,
  ...messagesVariables,
  ...loginsVariables,
  ...storeVariables,
  ...paymentsVariables,
  ...carrierVariables,
  ...sandboxVariables,
};
