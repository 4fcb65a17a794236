export const zeroOneTwoThreeFourFive =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen';
export const crore = 'Crore';
export const lakh = 'Lakh';
export const thousand = 'Thousand';
export const hundred = 'Hundred';
export const rupeesOnly = (amount: string | number) => `Rupees ${amount}`;
export const wordsOnly = (words: string | number) => `${words} Only`;
export const wordsAndRestPaiseOnly = (words: string | number, rest: string | number) =>
  `${words} and ${rest} Paise Only`;
