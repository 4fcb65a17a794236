/** Ranges of prices. */
export const below1000 = 'Below ₹1,000';
export const from1000To2000 = '₹1,000 to ₹2,000';
export const from2000To3000 = '₹2,000 to ₹3,000';
export const above3000 = 'Above ₹3,000';

/** Orders of a list. */
export const cheapestFirst = 'Price: low to high';
export const dearestFirst = 'Price: high to low';
export const nameAToZ = 'Name: A to Z';
export const nameZToA = 'Name: Z to A';
export const countryAToZ = 'Country of origin: A to Z';
