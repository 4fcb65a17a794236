export const thereIsNoSuchPicture = 'There is no such picture.';
export const yourPictureCouldNotBeSaved = 'Your picture could not be saved. Please try again.';
export const manyPicturesAreBeingUploadedRight =
  'Many pictures are being uploaded right now. Please try again in a moment.';
export const picturesCannotBeReachedRightNow = 'Pictures cannot be reached right now. Please try again in a moment.';
export const youCanUploadUpToPurpose = (purpose: string | number) =>
  `You can upload up to ${purpose} pictures at once.`;
export const thisFormAcceptsPicturesOnly = 'This form accepts pictures only.';
export const choosePicture = 'Please choose a picture.';
export const uploadPicturesAsJpgPngWebp = 'Please upload pictures as JPG, PNG, WebP or AVIF.';
export const thisPictureIsTooLargeLimit = 'This picture is too large. The limit is 8 MB.';
export const thisPictureHasTooManyPixels = 'This picture has too many pixels. The limit is 40 megapixels.';
export const youHaveUploadedLotTodayTry = 'You have uploaded a lot today. Please try again tomorrow.';
