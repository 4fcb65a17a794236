export const taxDocumentKinds = ['invoice', 'credit-note'] as const;
export type TaxDocumentKind = (typeof taxDocumentKinds)[number];

/** The letter of each kind's own series. */
const letters: Record<TaxDocumentKind, string> = { invoice: 'S', 'credit-note': 'C' };
const MIN_DIGITS = 6;
/** The longest number that CGST Rule 46 allows. */
const MAX_CHARACTERS = 16;

type NumberParts = {
  kind: TaxDocumentKind;
  sellerCode: number;
  /** Three letters that the seller chose instead of the code. */
  prefix?: string | null;
  financialYear: string;
  sequence: number;
};

/**
 * A document's number within its seller's series of a year: `S07/2627/000123`. The seller's code is in base 36, so that
 * 46,655 sellers have room. Throws RangeError for one that would be longer than the law allows.
 */
export function formatDocumentNumber({ kind, sellerCode, prefix, financialYear, sequence }: NumberParts): string {
  const seller = prefix ?? sellerCode.toString(36).toUpperCase().padStart(2, '0');
  const number = `${letters[kind]}${seller}/${financialYear}/${String(sequence).padStart(MIN_DIGITS, '0')}`;
  if (number.length > MAX_CHARACTERS) {
    throw new RangeError(`${number} is longer than a tax document's number may be.`);
  }
  return number;
}
