/** The media library. */
export const pictureNotYours = 'This picture is not in your library.';
export const pictureInUse = (uses: number) =>
  uses === 1
    ? 'This picture is shown by a product or a post. Take it out there first.'
    : `This picture is shown in ${uses} products and posts. Take it out there first.`;
export const originalGone = 'The original of this picture is not there any more. Please upload it again.';
export const pictureRemoved = 'Picture removed.';
export const choosePicture = 'Please choose at least one picture.';
export const tooManyPictures = (most: number) => `Please upload at most ${most} pictures at once.`;
