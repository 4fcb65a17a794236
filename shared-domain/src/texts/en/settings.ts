export const instagram = 'Instagram';
export const facebook = 'Facebook';
export const n37BusinessDays = '3-7 business days';
export const netBanking = 'net banking';
export const fromToDays = (from: string | number, to: string | number) => `${from}-${to} days`;
