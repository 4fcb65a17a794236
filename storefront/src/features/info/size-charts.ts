import { type SizeType, sizesByType } from '@aaram/shared-domain/catalog';
import * as texts from '#texts/size-guide.ts';

/** A length in centimetres, or from one to another. */
type Length = number | readonly [number, number];
type Row = { lengths: readonly Length[]; eu: string; uk: string };
export type SizeChart = {
  type: Exclude<SizeType, 'Quantity'>;
  title: string;
  /** What was measured, in the order of `lengths`. */
  measures: readonly string[];
  howTo: string;
  rows: Readonly<Record<string, Row>>;
};

const row = (eu: string, uk: string, ...lengths: Length[]): Row => ({ lengths, eu, uk });

/** Sizes of the store on the body, in centimetres. A product that differs says so in its description. */
export const sizeCharts: readonly SizeChart[] = [
  {
    type: 'Clothing',
    title: texts.clothing,
    measures: [texts.chest, texts.waist, texts.hip],
    howTo: texts.measureClothing,
    rows: {
      S: row('46', '36', 92, 76, 94),
      M: row('48', '38', 97, 81, 99),
      L: row('50', '40', 102, 86, 104),
      XL: row('54', '42', 108, 92, 110),
      XXL: row('56', '44', 114, 98, 116),
    },
  },
  {
    type: 'Age',
    title: texts.kidsWear,
    measures: [texts.height, texts.chest],
    howTo: texts.measureKids,
    rows: {
      '0-1': row('80', texts.toMonths(12), [56, 80], 48),
      '1-2': row('92', texts.fromToMonths(12, 24), [80, 92], 51),
      '2-4': row('104', texts.fromToYears(2, 4), [92, 104], 54),
      '4-6': row('116', texts.fromToYears(4, 6), [104, 116], 58),
      '6-8': row('128', texts.fromToYears(6, 8), [116, 128], 62),
      '8-10': row('140', texts.fromToYears(8, 10), [128, 140], 67),
    },
  },
  {
    type: 'ShoeSize',
    title: texts.shoes,
    measures: [texts.foot],
    howTo: texts.measureShoes,
    rows: {
      '6': row('40', '6', 24.6),
      '7': row('41', '7', 25.4),
      '8': row('42', '8', 26.2),
      '9': row('43', '9', 27.1),
      '10': row('44', '10', 27.9),
      '11': row('45', '11', 28.8),
      '12': row('46', '12', 29.6),
    },
  },
];

/** The rows of a chart in the order of the sizes. */
export const listSizes = ({ type, rows }: SizeChart) =>
  sizesByType[type].flatMap((size) => {
    const found = rows[size];
    return found === undefined ? [] : [{ size, ...found }];
  });

const both = (length: Length, write: (cm: number) => string) =>
  typeof length === 'number' ? write(length) : length.map(write).join('-');
export const writeCm = (length: Length) => both(length, String);
export const writeInches = (length: Length) => both(length, (cm) => (cm / 2.54).toFixed(1));
