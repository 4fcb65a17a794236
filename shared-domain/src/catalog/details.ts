import * as texts from '#texts/product-details.ts';
import { formatPaise } from '../money/format-paise.ts';
import { paiseFromRupees } from '../money/paise.ts';
import { priceTotal } from '../pricing/price-cart.ts';
import { readRupees } from '../read/index.ts';
import type { PriceRule } from '../tax/price-rules.ts';
import { findCountry } from './countries.ts';
import type { Product } from './schema.ts';

/** Optional details of a product as the seller typed them; an empty text means none. */
export type TypedDetails = {
  mrp: string;
  colour: string;
  material: string;
  hsn: string;
  countryOfOrigin: string;
  /** How much is in the pack: 1 piece, 2 pairs, 50 ml. */
  netQuantity: string;
  /** Name and address of who made or packed it; of an imported product, who imported it. */
  maker: string;
};
export type DetailName = keyof TypedDetails;
export type DetailProblems = Partial<Record<DetailName, string>>;

/** The same details as stored: null means none. The MRP is in paise. */
export type ProductDetails = {
  mrpPaise: number | null;
  colour: string | null;
  material: string | null;
  hsn: string | null;
  countryOfOrigin: string | null;
  netQuantity: string | null;
  maker: string | null;
};

export const detailNames = [
  'mrp',
  'colour',
  'material',
  'hsn',
  'countryOfOrigin',
  'netQuantity',
  'maker',
] as const satisfies readonly DetailName[];
export const noDetails: TypedDetails = {
  mrp: '',
  colour: '',
  material: '',
  hsn: '',
  countryOfOrigin: '',
  netQuantity: '',
  maker: '',
};

/** Longest colour or material, in characters. */
export const MAX_DETAIL_LENGTH = 60;
/** Longest name with address of a maker, in characters. */
export const MAX_MAKER_LENGTH = 200;
const MAX_MRP_RUPEES = 10_000_000;

/** What forms and programs write for an empty value. */
const nothing = new Set(['', 'n/a', 'na', 'null', 'undefined', 'nan', 'none', 'nil', '-', '–', '—']);

/** The typed text, or '' when it stands for an empty value: shoppers never see "null" or "N/A". */
export const saidOrNothing = (typed: string): string => (nothing.has(typed.trim().toLowerCase()) ? '' : typed.trim());

/** Words in any script, also '100 % cotton'; no code such as #722f37. */
const isWords = (text: string, most = MAX_DETAIL_LENGTH) =>
  text.length <= most && /^[\p{L}\p{N}]/u.test(text) && /\p{L}/u.test(text) && !/\p{Cc}/u.test(text);
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

type Rule = { isMet: (text: string) => boolean; otherwise: string };
const rules: Record<DetailName, Rule> = {
  mrp: {
    isMet: (text) => {
      const rupees = readRupees(text) ?? 0;
      return rupees > 0 && rupees <= MAX_MRP_RUPEES;
    },
    otherwise: texts.enterMrp,
  },
  colour: { isMet: (text) => isWords(text), otherwise: texts.nameColour(MAX_DETAIL_LENGTH) },
  material: { isMet: (text) => isWords(text), otherwise: texts.nameMaterial(MAX_DETAIL_LENGTH) },
  hsn: {
    isMet: (text) => /^\d{4}(\d{2}){0,2}$/.test(withoutSpaces(text)),
    otherwise: texts.correctHsn,
  },
  countryOfOrigin: {
    isMet: (text) => findCountry(text) !== undefined,
    otherwise: texts.chooseCountry,
  },
  netQuantity: {
    isMet: (text) => isWords(text) && /^\d+(\.\d+)? ?\p{L}/u.test(text),
    otherwise: texts.enterNetQuantity,
  },
  maker: {
    isMet: (text) => isWords(text, MAX_MAKER_LENGTH),
    otherwise: texts.enterMaker(MAX_MAKER_LENGTH),
  },
};

/** Price with GST of a product bought alone, in paise. Throws RangeError unless the price is whole paise, 0 or more. */
export function priceWithGst(pricePaise: number, rule: PriceRule): number {
  const { total, gst } = priceTotal(pricePaise, rule);
  return total + gst;
}

/** Why a price and an MRP conflict, or undefined: nobody may be charged more than the MRP, GST included. */
export function findMrpConflict(pricePaise: number, mrpPaise: number | null, rule: PriceRule): string | undefined {
  const withGst = priceWithGst(pricePaise, rule);
  if (mrpPaise === null || withGst <= mrpPaise) {
    return undefined;
  }
  return texts.priceAboveMrp(formatPaise(withGst), formatPaise(mrpPaise));
}

/** The problems of typed details, by name; an empty detail has none. */
export function checkDetails(typed: TypedDetails): DetailProblems {
  const wrong = detailNames.filter((name) => {
    const text = saidOrNothing(typed[name]);
    return text !== '' && !rules[name].isMet(text);
  });
  return Object.fromEntries(wrong.map((name) => [name, rules[name].otherwise]));
}

/** Details that passed `checkDetails`, as they are stored. Throws RangeError for an MRP that is not an amount. */
export function readDetails(typed: TypedDetails): ProductDetails {
  const said = (name: DetailName) => saidOrNothing(typed[name]) || null;
  const mrp = said('mrp');
  const hsn = said('hsn');
  return {
    mrpPaise: mrp === null ? null : paiseFromRupees(readRupees(mrp) ?? Number.NaN),
    colour: said('colour'),
    material: said('material'),
    hsn: hsn === null ? null : withoutSpaces(hsn),
    countryOfOrigin: findCountry(typed.countryOfOrigin) ?? null,
    netQuantity: said('netQuantity'),
    maker: said('maker'),
  };
}

/** The details of a product as text for a form. An MRP that is not above the price counts as none. */
export function typeDetails(product: Pick<Product, 'price' | DetailName>): TypedDetails {
  return {
    mrp: product.mrp > product.price ? String(product.mrp) : '',
    colour: product.colour ?? '',
    material: product.material ?? '',
    hsn: product.hsn ?? '',
    countryOfOrigin: product.countryOfOrigin ?? '',
    netQuantity: product.netQuantity ?? '',
    maker: product.maker ?? '',
  };
}
