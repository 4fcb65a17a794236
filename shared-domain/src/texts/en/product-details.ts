/** In the panel, under the fields of a product. */
export const enterPrice = 'Please enter a price in rupees, 0 or more.';
export const enterAmount = (name: string) => `Please enter the ${name} in rupees, such as 1499, or leave it empty.`;
export const nameInWords = (name: string, max: number) =>
  `Please name the ${name} in words, ${max} characters at most, or leave it empty.`;
export const correctHsn = () => 'An HSN code has 4, 6 or 8 digits. Please correct it or leave it empty.';
export const chooseCountry = () => 'Please choose a country from the list, or leave it empty.';
export const enterNetQuantity = () =>
  'Please enter a number and a unit, such as 1 piece, 2 pairs or 50 ml, or leave it empty.';
export const enterMaker = (_name: string, max: number) =>
  `Please enter a name and an address, ${max} characters at most, or leave it empty.`;
export const priceAboveMrp = (withGst: string, mrp: string) =>
  `With GST the price comes to ${withGst}, above the MRP of ${mrp}. Please lower the price, raise the MRP, or leave the MRP empty.`;
