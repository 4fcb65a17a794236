import { formatCount, plural } from '@aaram/shared-domain/format';

export const loadingProduct = 'Loading the product...';
export const productNotLoaded = 'The product could not be loaded.';
export const noSuchProduct = 'This product no longer exists, or it is not yours.';
export const viewInStore = 'View in store';
export const save = 'Save changes';
export const nothingChanged = 'Nothing is changed yet.';

// Pictures
export const pictures = 'Pictures';
export const pictureOf = (number: number, count: number) => `Picture ${number} of ${count}`;
export const thumbnail = 'Thumbnail';
export const moveForward = (number: number) => `Move picture ${number} forward`;
export const moveBack = (number: number) => `Move picture ${number} back`;
export const removePicture = (number: number) => `Remove picture ${number}`;
export const chooseFromLibrary = 'Choose from your pictures';
export const cropPicture = (number: number) => `Crop picture ${number}`;
export const altText = (number: number) => `What picture ${number} shows`;
export const altHint =
  'These words are read to people who do not see the pictures. Where they are empty, the name of the product is.';
export const movedTo = (number: number, count: number) => `Now picture ${number} of ${count}.`;
/** On a picture, for a screen reader. */
export const dragPicture = (number: number, count: number) => `Move picture ${number} of ${count} by dragging`;
export const draggable = 'movable picture';
export const howToDrag =
  'Press space to lift the picture, the arrow keys to move it, space again to drop it, and Escape to cancel.';
export const lifted = (number: number, count: number) =>
  `Picture ${number} of ${count} is lifted. Move it with the arrow keys.`;
export const over = (number: number, count: number) => `Over position ${number} of ${count}.`;
export const dragCancelled = (number: number, count: number) => `Cancelled. It stays picture ${number} of ${count}.`;

// Somebody else has changed the product
export const changedMeanwhile =
  'Another person has changed this product since you opened it. Their other changes are in the form now; you both changed these fields:';
export const chooseOrSave = 'Fields that you leave as they are will be saved with your value.';
export const yours = (value: string) => `Yours: ${value}`;
export const theirs = (value: string) => `Theirs: ${value}`;
export const takeTheirs = 'Use theirs';
export const takeTheirsFor = (field: string) => `Use theirs: ${field}`;
export const nothing = 'nothing';
export const piecesOfSize = (size: string, pieces: number) => `${size}: ${formatCount(pieces)}`;
export const pictureCount = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'picture', other: 'pictures' })}`;
