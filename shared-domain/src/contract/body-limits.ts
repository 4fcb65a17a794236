/**
 * The most bytes a request may bring: as JSON, as JSON of an addition to the cart, where the two pictures of a design
 * may come along as data URLs, and as a form with pictures.
 */
export const bodyLimits = { json: 256 * 1024, design: 12 * 1024 * 1024, form: 100 * 1024 * 1024 } as const;
