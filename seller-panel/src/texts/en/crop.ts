/** A dialog that crops a picture of a product. */
export const title = 'Crop the picture';
export const loading = 'Loading the picture...';
export const notLoaded = 'The picture could not be loaded.';
export const notInLibrary = 'The original of this picture is not in your pictures. Please upload it again to crop it.';
export const notCropped = 'The picture could not be cropped.';
export const shape = 'Shape';
export const asInStore = 'Three by four, as in the store';
export const free = 'Any shape';
export const howTo = 'Drag the frame or its corners, or reach them with Tab and move them with the arrow keys.';
export const crop = 'Crop';
export const whole = 'Use the whole picture';
export const reset = 'Start again';
export const cancel = 'Cancel';
export const area = 'Part that stays. Arrow keys move it.';
export const corner = (side: string) => `Frame, ${side}. Arrow keys change it.`;
export const sides = {
  nw: 'top left',
  n: 'top',
  ne: 'top right',
  e: 'right',
  se: 'bottom right',
  s: 'bottom',
  sw: 'bottom left',
  w: 'left',
};
