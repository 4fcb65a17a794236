/** The rates of goods whose HSN begins with these digits; above `limitPaise` for a piece without tax, the second rate. */
type Class = { digits: readonly string[]; percent: number; limitPaise?: number; abovePercent?: number };
type Rates = { /** First day, in India. */ from: string; otherwise: number; classes: readonly Class[] };

const clothesAndShoes = ['61', '62', '63', '64'];

/**
 * GST rates by date, newest first. Sources: Notification 09/2025-Central Tax (Rate) for 22 September 2025. What is not
 * listed has the rate `otherwise`, which sellers confirm with their accountant.
 */
const rates: readonly Rates[] = [
  {
    from: '2025-09-22',
    otherwise: 18,
    classes: [
      { digits: clothesAndShoes, percent: 5, limitPaise: 2500_00, abovePercent: 18 },
      // Bags of cotton and of jute, talcum and face powder.
      { digits: ['42022220', '42022230', '330491'], percent: 5 },
      { digits: ['330520', '330530'], percent: 18 },
      // Hair oil and shampoo, soap, combs and hair pins.
      { digits: ['3305', '3401', '9615'], percent: 5 },
    ],
  },
  {
    from: '2017-07-01',
    otherwise: 18,
    classes: [
      { digits: ['61', '62', '63'], percent: 5, limitPaise: 1000_00, abovePercent: 12 },
      { digits: ['64'], percent: 12, limitPaise: 1000_00, abovePercent: 18 },
    ],
  },
];

const INDIA_OFFSET_MS = 5.5 * 3_600_000;
const dayInIndia = (at: Date) => new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/**
 * The GST rate in percent of goods that cost `unitPaise` a piece, GST included, at a moment. The limit of clothes and
 * shoes is compared with the piece's value without the tax of the lower rate.
 */
export function gstRateOf(hsn: string, unitPaise: number, at: Date): number {
  const day = dayInIndia(at);
  const valid = rates.find(({ from }) => from <= day) ?? rates.at(-1);
  const found = valid?.classes.find(({ digits }) => digits.some((first) => hsn.startsWith(first)));
  if (found === undefined) {
    return valid?.otherwise ?? 0;
  }
  const { percent, limitPaise, abovePercent } = found;
  const isAbove = limitPaise !== undefined && unitPaise * 100 > limitPaise * (100 + percent);
  return isAbove ? (abovePercent ?? percent) : percent;
}
