/** The media library. */
export const cropOutside = 'Please choose a part within the picture.';
