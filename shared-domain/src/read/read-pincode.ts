import { foldDigits } from './read-text.ts';

const label = /^\s*(?:pin\s*code|pin|postal\s*code)\s*[:.\-–]?\s*/i;
const between = /[\p{Z}\p{Pd}\p{Cf}\s.]/gu;

/**
 * A PIN code as it is stored and looked up: `560 038`, `560-038`, `PIN: 560038` and `५६००३८` are 560038. What is no PIN
 * code is returned without its spaces, for `isPincode` to refuse (product-rules.md#addresses).
 */
export const readPincode = (typed: string): string => foldDigits(typed).replace(label, '').replace(between, '');
