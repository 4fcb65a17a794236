import { formatCount, plural } from '@aaram/shared-domain/format';

export const notText = 'This file is not text. Please save it as CSV (UTF-8).';
export const fileEmpty = 'This file is empty.';
export const notTable = 'This file has no rows that can be read. Please save it as CSV (UTF-8).';
export const oneFile = 'Please choose one file, and at most one ZIP with its pictures.';
export const fileTooLarge = 'This file is larger than 20 MB. Please divide it into several files.';
export const tooManyRows = (most: number) =>
  `This file has more than ${formatCount(most)} rows. Please divide it into several files.`;
export const noRows = 'This file has a first line with the names of its columns, and no rows.';
export const noIdColumn = 'This file needs a column "Product ID", "SKU" or "Name". An export has them.';
export const nothingMapped = 'None of its columns is known. Please compare the first line with the template.';
export const mappingInvalid = 'The columns could not be assigned. Please open the file again.';
export const columnTwice = (column: string) => `Two columns are called "${column}".`;

/** What is wrong in a cell: its column, what stands there, and what to do. */
export const inCell = (column: string, value: string, advice: string) => `${column} "${value}": ${advice}`;
export const enterProductId = 'Please use the ID from an export.';
export const notYourProduct = 'There is no product of yours with this ID.';
export const nameTaken =
  'You have a product with this name. To change it, please add its product ID; to make another one, add a SKU.';
export const nameTwice = 'Another row has this name. Please give both rows a SKU.';
export const skuTaken = 'Another product of yours has this SKU.';
export const skuTwice = 'This SKU is in another row already.';
export const enterSku = (most: number) => `Please enter at most ${formatCount(most)} characters in one line.`;
export const enterState = (states: readonly string[]) => `Please enter ${states.join(' or ')}.`;
export const enterSizeType = (types: readonly string[]) => `Please use one of: ${types.join(', ')}.`;
export const sizeTypeStays = 'A file cannot change the sizes. Please open the product.';
export const enterName = 'A new product needs a name.';
export const staysDraft = (missing: readonly string[]) => `It stays a draft until it has ${missing.join(', ')}.`;
export const zipUnreadable = 'The ZIP with the pictures cannot be read. Please make it again, without a password.';
export const zipTooManyFiles = (most: number) => `The ZIP has more than ${formatCount(most)} files.`;
export const zipTooLarge = 'The pictures of the ZIP are too large together. Please divide the import.';
export const zipOverlaps = 'The ZIP with the pictures is broken: its files overlap. Please make it again.';
export const fileTooSlow = 'This file takes too long to read. Please divide it into several files.';
export const fileNotReadNow = 'The file could not be read right now. Please try again in a moment.';
export const importsBusy = 'Many files are being read right now. Please try again in a moment.';
export const quoteNotClosed = 'A quotation mark (") in this row is not closed. Please close it or remove it.';
export const quotesNotClosed = (row: number) =>
  `Many quotation marks (") of this file are not closed, one of them in row ${formatCount(row)}. Please save it as CSV (UTF-8).`;
export const zipTwice = (name: string) => `The ZIP has two files called "${name}".`;
export const notInZip = (name: string) => `There is no file "${name}" in the ZIP.`;
export const severalInZip = (name: string) =>
  `The ZIP has several files called "${name}". Please write its folder too.`;
export const zipEncrypted = (name: string) => `The file "${name}" of the ZIP has a password.`;
export const zipFileTooLarge = (name: string) => `The file "${name}" of the ZIP is larger than 8 MB.`;
export const zipFileBroken = (name: string) => `The file "${name}" of the ZIP is broken.`;
export const noZip = (name: string) => `"${name}" is not an address. Please add a ZIP that has this file.`;
export const tooManyPictures = (most: number) => `Please enter at most ${most} pictures.`;
export const tooManyPictureTexts = (pictures: number) =>
  `Please give words for its ${formatCount(pictures)} ${plural(pictures, { one: 'picture', other: 'pictures' })} only, separated by |.`;
export const pictureTextTooLong = (most: number) =>
  `Please use at most ${formatCount(most)} characters for each picture.`;
export const foreignPicture =
  'Pictures of the store can only stay with their product. Please use the address of its origin.';
export const onlyHttps = 'Please use addresses that begin with https://.';
export const tooManyPicturesInFile = (most: number) =>
  `This file lists more than ${formatCount(most)} pictures. Please divide it into several files.`;
export const pictureFailed = (source: string, why: string) => `Picture "${source}": ${why}`;
export const wasOrdered = 'It has been ordered.';
export const enterText = (most: number) => `Please enter a text of at most ${formatCount(most)} characters.`;
export const enterPrice = 'Please enter rupees with at most two decimals, such as 1499.50.';
export const enterStock = 'Please enter pieces by size, such as S: 4; M: 0.';
export const enterPieces = 'Please enter a whole number, 0 or more.';
export const sizeUnknown = (sizes: string) => `Please use its sizes: ${sizes}.`;
export const sizeTwice = 'This size is in another row already.';
export const productTwice = 'This product is in another row already.';
export const stockIsOlder = 'Its stock has changed since the export. Please export it again and enter the new count.';
