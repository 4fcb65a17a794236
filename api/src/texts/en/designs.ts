/** Refusals of designs and print files. */
export const notFound = 'We cannot find this design. It may have been deleted.';
export const stale = 'This design was changed on another device. Load the newer one, or save yours as a copy.';
export const empty = 'Add a text, a picture or a shape before you put it into the cart.';
export const otherGarment = 'This design was made for another garment. Open it there, or move its parts to this one.';
export const noGarment = 'This product cannot be printed on.';
export const pictureGone = 'A picture of this design is not there any more. Upload it again.';
export const tryAgain = 'We could not prepare your design. Try again in a moment.';
export const deleted = 'Design deleted';
export const busy = 'Many designs are being prepared. Try again in a few seconds.';
export const notPaid = 'Print files are made when the order is paid.';
export const noPrints = 'Nothing on this order is printed.';
export const fileNotFound = 'We cannot find this print file.';
export const fileNotReady = 'This print file is not ready yet.';
/** Why a print file could not be made, for the person who prints. */
export const fileFailed = 'It could not be made. It will be tried again.';
export const fileTooHeavy =
  'This design needs more time or memory than a print file may take. Ask the buyer for a simpler one.';
export const filePictureGone = 'A picture of this design is missing from the picture store.';
export const noSuchText = 'The design has no such text. Open it again and choose the text for the names.';
export const notPrepared = 'The pictures of this design are not made yet. Try again in a moment.';
export const linkEnded = 'This design is no longer shared.';
export const mayNotCopy = 'Its owner does not let others start from this design.';
export const nothingToHold = 'Nothing of this order is left to send, so it cannot be held.';
export const reported = 'Reported. The order waits until an admin decides.';
