import { formatCount } from '@aaram/shared-domain/format';

export const notText = 'This file is not text. Please save it as CSV (UTF-8).';
export const fileEmpty = 'This file is empty.';
export const notTable = 'This file has no rows that can be read. Please save it as CSV (UTF-8).';
export const oneFile = 'Please choose one file.';
export const tooManyRows = (most: number) =>
  `This file has more than ${formatCount(most)} rows. Please divide it into several files.`;
export const noRows = 'This file has a first line with the names of its columns, and no rows.';
export const noIdColumn = 'This file needs a column "Product ID". An export has it.';
export const nothingMapped = 'None of its columns is known. Please compare the first line with the template.';
export const mappingInvalid = 'The columns could not be assigned. Please open the file again.';
export const columnTwice = (column: string) => `Two columns are called "${column}".`;

/** What is wrong in a cell: its column, what stands there, and what to do. */
export const inCell = (column: string, value: string, advice: string) => `${column} "${value}": ${advice}`;
export const enterProductId = 'Please use the ID from an export.';
export const notYourProduct = 'There is no product of yours with this ID.';
export const enterText = (most: number) => `Please enter a text of at most ${formatCount(most)} characters.`;
export const enterPrice = 'Please enter rupees with at most two decimals, such as 1499.50.';
export const enterStock = 'Please enter pieces by size, such as S: 4; M: 0.';
export const enterPieces = 'Please enter a whole number, 0 or more.';
export const sizeUnknown = (sizes: string) => `Please use its sizes: ${sizes}.`;
export const sizeTwice = 'This size stands in another row already.';
export const productTwice = 'This product stands in another row already.';
export const stockIsOlder =
  'Its stock has changed since the export. Please export it again, or leave the version empty.';
