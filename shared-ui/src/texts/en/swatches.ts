/** The name of a colour that cannot be chosen; only read out. */
export const soldOut = (label: string) => `${label} (sold out)`;
