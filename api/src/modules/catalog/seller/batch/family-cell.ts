import { MAX_FAMILY, MAX_FAMILY_CODE } from '@aaram/shared-domain/catalog';
import { isSpreadsheetDate, isSpreadsheetNumber } from '@aaram/shared-domain/change-set';
import * as changes from '#texts/change-sets.ts';
import * as families from '#texts/families.ts';
import { note, type Reading } from './cell-reading.ts';

/** What else there is of the family that a row names: in its file, and among the seller's products. */
export type FamilyAround = {
  /** Rows of the file that name it. */
  rows: number;
  /** Products that are in it now, and the last position in it. */
  shown: number;
  lastPosition: number;
  /** The number of the row in its file. */
  rowNumber: number;
};

/** A word that other rows or products have too joins the product with them; an empty cell takes it out. */
export function readFamily(reading: Reading, { rows, shown, lastPosition, rowNumber }: FamilyAround) {
  const { cells, product, after } = reading;
  const code = cells.family;
  if (code === undefined || code === (product.family ?? '')) {
    return;
  }
  if (isSpreadsheetNumber(code)) {
    note(reading, 'family', changes.spreadsheetNumber(code));
  } else if (isSpreadsheetDate(code)) {
    note(reading, 'family', changes.spreadsheetDate(code));
  } else if (code.length > MAX_FAMILY_CODE || /[\r\n]/.test(code)) {
    note(reading, 'family', families.familyTooLong(MAX_FAMILY_CODE));
  } else if (rows > MAX_FAMILY) {
    note(reading, 'family', families.tooManyColours(MAX_FAMILY));
  }
  const isLone = code !== '' && rows + shown < 2;
  if (isLone) {
    reading.note = [reading.note, families.onlyOfFamily(code)].filter((one) => one !== null).join(' ');
  }
  const isOut = code === '' || isLone;
  after.family = isOut ? null : code;
  after.familyPlace = isOut ? null : lastPosition + rowNumber;
}
