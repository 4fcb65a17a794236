export const pictureNotFound = 'This picture does not exist.';

// Uploading pictures.
export const kindInvalid = 'Uploads of this kind are not accepted.';
export const choosePicture = 'Please choose a picture.';
export const picturesOnly = 'This form accepts pictures only.';
export const tooManyPictures = (most: number) => `You can upload up to ${most} pictures at once.`;
export const formatUnsupported = 'Please upload pictures as JPG, PNG, WebP or AVIF.';
export const heic =
  'This is a HEIC photo, which most browsers cannot show. On an iPhone, choose Settings, Camera, Formats, Most Compatible, and take it again; or share it as a JPG.';
/** Which of several pictures is not taken, and why. */
export const ofSeveral = (name: string, why: string) => `${name}: ${why}`;
export const pictureEmpty = (name: string) => `${name} is empty. Please choose it again.`;
export const tooManyPixels = 'This picture has too many pixels. The limit is 40 megapixels.';
export const dailyLimitReached = 'You have uploaded a lot today. Please try again tomorrow.';
export const pictureNotSaved = 'Your picture could not be saved. Please try again.';
export const picturesUnavailable = 'Pictures cannot be reached right now. Please try again in a moment.';
