import { foldDigits } from './read-text.ts';

/** What people put between digits: spaces, dashes of all kinds, dots, brackets, and marks that cannot be seen. */
const between = /[\p{Z}\p{Pd}\p{Cf}\s.()[\]·]/gu;
const ofIndia = /^(?:91)?0*(\d{10})$/;

/**
 * A telephone number as it is stored, compared and counted: its digits only, an Indian one without +91, 91, 0091 and
 * leading zeros; '' for what is no number (product-rules.md#mobiles-and-mail-addresses). `+91 98450-12345`,
 * `0 98450 12345`, `+91 (0)98450 12345` and `९८४५०१२३४५` are the same number.
 */
export function readPhone(typed: string): string {
  const compact = foldDigits(typed).replace(between, '');
  if (!/^\+?\d+$/.test(compact)) {
    return '';
  }
  const digits = compact.replace(/^\+?0*/, '');
  return ofIndia.exec(digits)?.[1] ?? digits;
}
