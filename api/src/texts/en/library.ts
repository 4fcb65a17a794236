/** The media library. */
export const pictureNotYours = 'This picture is not in your library.';
export const pictureInUse = (uses: number) =>
  uses === 1
    ? 'This picture is shown by a product or a post. Remove it there first.'
    : `This picture is shown in ${uses} products and posts. Remove it there first.`;
export const originalGone = 'The original of this picture is no longer available. Please upload it again.';
export const pictureRemoved = 'Picture removed.';
export const choosePicture = 'Please choose at least one picture.';
export const tooManyPictures = (most: number) => `Please upload at most ${most} pictures at once.`;
