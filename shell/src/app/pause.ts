/** Lets the browser do what is waiting, such as drawing a frame or hearing a tap, before the work goes on. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
