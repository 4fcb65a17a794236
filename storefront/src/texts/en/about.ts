import { listParts } from '@aaram/shared-domain/format';

/** The page about the store. */
export const intro = 'Clothing, shoes, bags and small luxuries for shoppers in India, chosen for comfort first.';
export const aaramMeansEase =
  'Aaram is Hindi for ease. We look for it in everything we sell: clothes that fit well from the first day, bags that are easy to carry, and gifts that do what they promise.';
export const tenCategories = 'Ten categories';
export const whatWeSell = <Part>(categories: readonly Part[]) => [
  ...listParts(categories),
  '. Glow prints store light and shine in the dark. Customised clothes carry your own picture.',
];
export const madeForIndia = 'Made for India';
export const whenToReachUs = <Part>(hours: Part) => [
  'We deliver within India. You can reach us ',
  hours,
  '. See the people and moments behind the store.',
];
export const seeGallery = 'Founder celebrity moments';

// Pictures
export const linenClothes = 'Linen shirt, trousers and a rolled belt';
export const glowPrints = 'A tee and a cushion whose prints glow in the dark';
export const blockPrint = 'A block-printed kurta, a top and a necklace';
