/** A product's pictures on the full screen. */
export const imageOf = (place: number, count: number) => `Image ${place} of ${count}`;
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const percent = (scale: number) => `${Math.round(scale * 100)}%`;
