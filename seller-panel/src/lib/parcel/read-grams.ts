import { MAX_PARCEL_GRAMS } from '@aaram/shared-domain/work';

/** Whole grams as typed, undefined for an empty field; null for anything else. */
export function readGrams(typed: string): number | undefined | null {
  const text = typed.trim();
  const grams = Number(text);
  return text === '' ? undefined : Number.isInteger(grams) && grams > 0 && grams <= MAX_PARCEL_GRAMS ? grams : null;
}
