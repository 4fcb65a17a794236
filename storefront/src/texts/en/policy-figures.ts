export const fromToToDays = (from: string | number, to: string | number) => `${from} to ${to} days`;
