/**
 * A password as it is checked and hashed: one form for letters that keyboards compose differently, so that `Café` of a
 * phone is the `Café` of a computer. Spaces and capitals stay.
 */
export const readPassword = (typed: string): string => typed.normalize('NFKC');
