import * as texts from '#texts/money.ts';

/** Groups of Indian numbers, largest first. */
const groups: [number, string][] = [
  [10_000_000, texts.crore],
  [100_000, texts.lakh],
  [1000, texts.thousand],
  [100, texts.hundred],
];

function sayNumber(number: number): string {
  for (const [size, name] of groups) {
    if (number >= size) {
      const rest = number % size;
      return `${sayNumber(Math.floor(number / size))} ${name}${rest === 0 ? '' : ` ${sayNumber(rest)}`}`;
    }
  }
  if (number < 20) {
    return texts.ones[number] ?? '';
  }
  const unit = number % 10;
  return `${texts.tens[Math.floor(number / 10) - 2] ?? ''}${unit === 0 ? '' : ` ${texts.ones[unit] ?? ''}`}`;
}

/** Writes integer paise in words, as on Indian invoices: `Rupees One Thousand Forty Seven and Sixty Two Paise Only`. */
export function amountInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = sayNumber(Math.floor(paise / 100));
  return rest === 0 ? texts.rupees(rupees) : texts.rupeesAndPaise(rupees, sayNumber(rest));
}
