/** The size guide. */
export const intro = 'Measurements of the body, in centimetres and inches. Between two sizes, take the larger one.';

// Charts, each with what is measured and how
export const clothing = 'Clothing';
export const measureClothing =
  'Measure over light clothes: the chest at its fullest, the waist at its narrowest, the hip at its widest.';
export const kidsWear = "Kids' wear, by age in years";
export const measureKids = 'Children of one age differ: go by the height, from the head to the floor without shoes.';
export const shoes = 'Shoes';
export const measureShoes =
  'Stand on paper, mark heel and longest toe, and measure between the marks. Take the longer foot.';
export const chest = 'Chest';
export const waist = 'Waist';
export const hip = 'Hip';
export const height = 'Height';
export const foot = 'Foot';

// Tables
export const sizesOf = (chart: string) => `Sizes: ${chart}`;
export const inBothUnits = (measure: string) => `${measure}, cm (inches)`;
export const eu = 'EU';
export const uk = 'UK';
// Ages, as British sizes name them
export const toMonths = (to: number) => `to ${to} months`;
export const fromToMonths = (from: number, to: number) => `${from}-${to} months`;
export const fromToYears = (from: number, to: number) => `${from}-${to} years`;
