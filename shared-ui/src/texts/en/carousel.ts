/** What screen readers call it. */
export const carousel = 'carousel';
export const slideOf = (place: number, count: number) => `${place} of ${count}`;
export const previous = 'Previous';
export const next = 'Next';
export const playSlides = 'Play slides';
export const pauseSlides = 'Pause slides';
