import { formatCount, plural } from '@aaram/shared-domain/format';
import { findFact, findOwn, nameFact, nameOwn } from '@aaram/shared-domain/product-fields';

export const productRestored = 'Product restored.';
export const notInTrash = 'This product is not in the trash any more.';
export const notReady = 'It lacks something that a published product needs. Please open its page.';
export const notFound = 'This change was not found. Please preview it again.';
export const nothingChosen = 'Please choose at least one row of the list.';
export const tooManyChosen = (most: number) =>
  `Please choose at most ${formatCount(most)} at once; filters make the list shorter.`;
export const filtersUnknown = 'These filters are not known. Please open the list again.';
export const oneAtATime = 'Another of your changes is still running. Please wait until it is done.';
export const notPrepared = 'The preview is not finished yet. Please wait a moment.';
export const notDone = 'Only a change that has been made can be undone.';
export const tooOld = 'This change is too old to be undone.';

// What becomes of single rows.
const sayPieces = (count: number) => `${formatCount(count)} ${plural(count, { one: 'piece', other: 'pieces' })}`;
export const priceOutOfRange = 'The price would be below ₹0 or above ₹1,00,00,000.';
export const noMrp = 'It has no MRP yet.';
export const onlyPieces = (present: number, size: string) => `Only ${sayPieces(present)} of size ${size} left.`;
export const tooManyPieces = (most: number) => `A size has at most ${formatCount(most)} pieces.`;
export const noSuchSize = (size: string) => `It has no size ${size}.`;
export const sizeGone = (size: string) => `It has no size ${size} any more.`;
export const notYours = 'It is not one of your products any more.';
export const removedSince = 'It has been removed since.';
export const changedSince = 'It has been changed since.';
export const stockChangedSince = (present: number, size: string) =>
  `The stock of size ${size} has changed since: ${sayPieces(present)}.`;
export const enterOrderNumber = 'Please enter an order number, such as AA-7K3F-92QD.';
export const orderNotYours = 'There is no order of yours with this number.';
export const orderNotSelected = 'This order is not among those that were selected.';
export const orderTwice = 'This order is in another line already.';
export const carrierUnknown = (typed: string, known: readonly string[]) =>
  `The carrier "${typed}" is not known. Please use one of: ${known.join(', ')}; or leave it out.`;
/** A spreadsheet shortens long numbers, and their last digits are lost. */
export const spreadsheetNumber = (written: string) =>
  `A spreadsheet has written "${written}" instead of all digits. Please format its column as text and enter the number again.`;
export const spreadsheetDate = (written: string) =>
  `A spreadsheet has made a date, "${written}", of what was typed. Please format its column as text and enter it again.`;
export const enterTracking = 'Please enter its tracking ID.';
export const isCancelled = 'It is cancelled.';
export const severalParcels = 'It has several parcels. Please open the order.';
export const editNotFound = 'This edit cannot be restored any more.';
/** What a field of a product is called within a sentence. */
export const nameField = (name: string) => {
  const [fact, own] = [findFact(name), findOwn(name)];
  return fact === undefined ? (own === undefined ? name : nameOwn(own)) : nameFact(fact);
};
export const leftAsChanged = (fields: string) => `Changed again since and left as it is: ${fields}.`;
export const stopped = 'Left out: the person who started this no longer does this work in the team.';
export const failed = 'It could not be changed.';
export const orderChangedSince = 'The order has been changed since.';
export const cancelSingly = 'This would refund it: please cancel the order on its own page.';
