/**
 * Largest request body in bytes: JSON, JSON that adds to the cart (it may hold the two pictures of a design as data
 * URLs), and a form with pictures.
 */
export const bodyLimits = { json: 256 * 1024, design: 12 * 1024 * 1024, form: 100 * 1024 * 1024 } as const;
