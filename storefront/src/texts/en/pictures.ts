import { plural } from '@aaram/shared-domain/format';

/** Pictures that a shopper adds to a review or to a return. */
export const preparingUpload = 'Preparing the picture upload…';
export const addToReview = (room: number) =>
  plural(room, { one: `Add up to ${room} picture`, other: `Add up to ${room} pictures` });
export const addToReturn = (most: number) =>
  plural(most, {
    one: `Add up to ${most} picture of the item or of the parcel`,
    other: `Add up to ${most} pictures of the item or of the parcel`,
  });
export const uploadRules = 'JPEG, PNG, WebP or AVIF, up to 8 MB each. Location data is removed.';
