import { foldDigits } from '@aaram/shared-domain/read';

/** Rupees, both ends included. */
export type PriceBounds = { min?: number; max?: number };

const AMOUNT = String.raw`(?:rs\.?|inr|₹)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k\b|hazar|hazaar|hajar|हजार)?\s*(?:rs\.?|rupees?|rupaye|rupay|rupya|रुपये|रुपए|₹|/-)?`;
const THOUSAND = 1000;
const MAX_RUPEES = 10_000_000;

type Rule = { pattern: RegExp; read: (amounts: number[]) => PriceBounds };
const upTo = ([max]: number[]): PriceBounds => (max === undefined ? {} : { max });
const from = ([min]: number[]): PriceBounds => (min === undefined ? {} : { min });
const between = ([one = 0, other = 0]: number[]): PriceBounds => ({
  min: Math.min(one, other),
  max: Math.max(one, other),
});
const rule = (text: string, read: Rule['read']): Rule => ({
  pattern: new RegExp(String.raw`(?<=^|\s)${text}(?=\s|$)`, 'iu'),
  read,
});

const BELOW = '(?:under|below|less than|lower than|cheaper than|up ?to|within|max(?:imum)?|not more than)';
const ABOVE = '(?:above|over|more than|from|at least|min(?:imum)?|starting(?: from)?)';
/** The longer rules first: "500 se 1000 tak" is no "1000 tak". */
const rules: readonly Rule[] = [
  rule(String.raw`(?:between|from)\s+${AMOUNT}\s*(?:-|to|and)\s*${AMOUNT}`, between),
  rule(String.raw`${AMOUNT}\s*(?:se|से)\s*${AMOUNT}(?:\s*(?:tak|तक|ke beech|के बीच))?`, between),
  rule(String.raw`${BELOW}\s*${AMOUNT}`, upTo),
  rule(
    String.raw`${AMOUNT}\s*(?:se kam|se niche|se neeche|se sasta|tak|ke andar|ke niche|ke neeche|se andar|से कम|से नीचे|तक|के अंदर|के नीचे|or less|and below|and under)`,
    upTo,
  ),
  rule(String.raw`${ABOVE}\s*${AMOUNT}`, from),
  rule(
    String.raw`${AMOUNT}\s*(?:se zyada|se jyada|se upar|se oopar|se adhik|से ज्यादा|से अधिक|से ऊपर|or more|and above|plus)`,
    from,
  ),
];

function readAmount(digits: string, times: string | undefined): number {
  return Math.min(MAX_RUPEES, Number(digits.replaceAll(',', '')) * (times ? THOUSAND : 1));
}

/** The price that a folded query names in words, and the query without it; no bounds when it names none. */
export function takePriceWords(query: string): { bounds: PriceBounds | undefined; words: string; rest: string } {
  const text = foldDigits(query);
  for (const { pattern, read } of rules) {
    const found = pattern.exec(text);
    if (found !== null) {
      const [words, ...parts] = found;
      const amounts = [0, 2].flatMap((at) => {
        const digits = parts[at];
        return digits === undefined ? [] : [readAmount(digits, parts[at + 1])];
      });
      const rest = `${text.slice(0, found.index)} ${text.slice(found.index + words.length)}`
        .replace(/\s+/g, ' ')
        .trim();
      return { bounds: read(amounts), words: words.trim(), rest };
    }
  }
  return { bounds: undefined, words: '', rest: query };
}
