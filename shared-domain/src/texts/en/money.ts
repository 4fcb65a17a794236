/** An amount in words, as on Indian invoices: 'Rupees One Thousand Forty Seven and Sixty Two Paise Only'. */
export const ones = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
/** From twenty on. */
export const tens = ['Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
export const crore = 'Crore';
export const lakh = 'Lakh';
export const thousand = 'Thousand';
export const hundred = 'Hundred';
export const rupees = (words: string) => `Rupees ${words} Only`;
export const rupeesAndPaise = (rupees: string, paise: string) => `Rupees ${rupees} and ${paise} Paise Only`;
