import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, 'Rupees Zero Only'],
  [1047_62, 'Rupees One Thousand Forty Seven and Sixty Two Paise Only'],
  [19_00, 'Rupees Nineteen Only'],
  [1_00_000_00, 'Rupees One Lakh Only'],
  [
    12_34_56_789_10,
    'Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine and Ten Paise Only',
  ],
  [5, 'Rupees Zero and Five Paise Only'],
])('says %i paise', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});
