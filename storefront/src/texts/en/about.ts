export const about = 'About';
export const clothingShoesBagsAndSmallLuxuries =
  'Clothing, shoes, bags and small luxuries for shoppers in India, chosen for comfort first.';
