import { z } from 'zod';
import * as texts from '#texts/product-details.ts';
import { asTyped } from '../money/amount-schema.ts';
import {
  amountFacts,
  cardTexts,
  factKeys,
  feedKeys,
  ofFilters,
  textFacts,
  wholeTexts,
} from '../product-fields/index.ts';
import { MAX_BRAND, MAX_DESCRIPTION, MAX_NAME_LENGTH, MAX_SKU } from '../product-fields/limits.ts';
import { factText, ofFacts } from '../product-fields/schema.ts';
import { reviewSchema, starCountsSchema } from '../review/schema.ts';
import { MAX_FAMILY } from './family.ts';
import { listingGaps } from './listing-score.ts';
import { MAX_PICTURE_TEXT } from './picture-texts.ts';
import { productStates } from './publishing.ts';
import { sizeTypes } from './sizes.ts';

export const stockEntrySchema = z.object({ size: z.string(), quantity: z.number().int().min(0) });

/** A product as lists and cards get it. Prices are rupees with two decimals. */
export const productSummarySchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    price: z.number(),
    /** Printed price (rupees); equal to `price` when the seller gave none, so that no discount is shown. */
    mrp: z.number(),
    category: z.string(),
    subcategory: z.string(),
    brand: z.string().nullable(),
    images: z.array(z.string()),
    stock: z.array(stockEntrySchema),
    sizeType: z.enum(sizeTypes),
    tags: z.array(z.string()),
    isAvailable: z.boolean(),
    seller: z.string(),
    ...ofFacts(cardTexts, factText),
    /** Average rating 1-5 with one decimal; null without reviews. */
    rating: z.number().nullable(),
    reviewCount: z.number().int(),
    /** Grows with each edit; an edit that names an older version is refused with 409. */
    version: z.number().int(),
    createdAt: z.string(),
  })
  .meta({ id: 'ProductSummary' });

/** One of the products that are colours of one thing: what a link to it needs. */
const colourSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    category: z.string(),
    colour: z.string().nullable(),
    image: z.string().nullable(),
    isAvailable: z.boolean(),
  })
  .meta({ id: 'ProductColour' });

/** A product as its own page gets it. */
export const productSchema = productSummarySchema
  .extend({
    description: z.string(),
    ...ofFacts(wholeTexts, factText),
    /** The seller of the invoice; null where that is the store, absent in answers of before. */
    soldBy: z.object({ name: z.string(), address: z.string() }).nullish(),
    /** What each of `images` shows, in the seller's words, '' where they gave none; empty when none has words. */
    pictureTexts: z.array(z.string()),
    /** All colours of its family in their order, itself among them; empty without a family. */
    colours: z.array(colourSchema),
    starCounts: starCountsSchema,
    /** The latest reviews. */
    reviews: z.array(reviewSchema),
  })
  .meta({ id: 'Product' });

/** A product on sale, with what its page does not tell. */
export const listingScoreSchema = z.object({
  _id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  /** 0 to 100. */
  score: z.number().int(),
  lacking: z.array(z.enum(listingGaps)),
});
export type ListingScore = z.infer<typeof listingScoreSchema>;

const state = z.enum(productStates);
/** A product as its seller gets it, who also has drafts: as a card and whole. */
export const ownSummarySchema = productSummarySchema.extend({ state }).meta({ id: 'OwnProductSummary' });
export const ownProductSchema = productSchema
  .extend({
    state,
    /** The seller's own code, unique among their products; shoppers never get it. */
    sku: z.string().nullable(),
  })
  .meta({ id: 'OwnProduct' });

/**
 * What the product cost when it was saved (rupees), so that a mail can name a lower price. Missing for what was saved
 * before that was stored.
 */
const savedPrice = z.number().optional();
/** A product on a wishlist, as a card and whole. */
export const wishedCardSchema = productSummarySchema.extend({ savedPrice }).meta({ id: 'WishedProductCard' });
export const wishedSchema = productSchema.extend({ savedPrice }).meta({ id: 'WishedProduct' });

/** A product as shopping services get it: amounts in rupees, `priceWithGst` and `delivery` for one piece bought alone. */
export const feedProductSchema = productSchema
  .pick({
    ...{ _id: true, name: true, description: true, category: true, subcategory: true, brand: true },
    ...{ images: true, sizeType: true, stock: true, isAvailable: true, mrp: true },
  })
  .extend({
    ...ofFacts(feedKeys, factText),
    /** The first published product of its family, itself without one. */
    groupId: z.string(),
    priceWithGst: z.number(),
    delivery: z.number(),
  })
  .meta({ id: 'FeedProduct' });
/** Some products on sale, and the id after which the next part begins; null at the end. */
export const feedPartSchema = z.object({ products: z.array(feedProductSchema), after: z.uuid().nullable() });

/** A search suggestion: what one line of the dropdown needs. */
export const suggestionSchema = z.object({
  _id: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  category: z.string(),
  price: z.number(),
  image: z.string().nullable(),
});

/** A search within one category, as the search box offers it. */
export const searchLinkSchema = z.object({ q: z.string(), category: z.string(), count: z.number().int() });

const facetSchema = z.array(z.object({ value: z.string(), count: z.number().int() }));
/** Live counts beside the filters of a category page. */
export const facetsSchema = z.object({
  category: facetSchema,
  subcategory: facetSchema,
  brand: facetSchema,
  size: facetSchema,
  tag: facetSchema,
  ...ofFilters(() => facetSchema),
  priceRange: facetSchema,
});

/** A product of a family as its seller sees it, a draft too. */
const familyMemberSchema = colourSchema.extend({ state }).meta({ id: 'FamilyMember' });
/** The colours of a product as its seller sees them; version 0 stands for a product without a family. */
export const familySchema = z
  .object({
    version: z.number().int(),
    members: z.array(familyMemberSchema),
    /** Of a change that was just made: the edit by which it is taken back. */
    edit: z.string().optional(),
  })
  .meta({ id: 'ProductFamily' });

/** What a family is from now on (product-rules.md#families). */
export const familyInputSchema = z.strictObject({
  /** Its products in their order; fewer than two end it. */
  members: z.array(z.string().max(60)).max(MAX_FAMILY),
  /** Of the family that the change is made from. */
  version: z.number().int(),
  /** Whether families of named products are joined with this one as wholes; otherwise they are refused. */
  join: z.boolean().optional(),
});

/** An optional detail of a product; empty means none. The rules are in `checkDetails`. */
const detailText = z.string().max(200).optional();

/** The fields of the Add New Product form (product-rules.md#adding-a-product); `stock[i]…` repeats for each size. */
export const productFormSchema = z
  .strictObject({
    name: z.string().min(1).max(MAX_NAME_LENGTH),
    description: z.string().min(1).max(MAX_DESCRIPTION),
    /** Rupees as people write them: `1299`, `1,299.00`, `₹1299`. */
    price: z.string().min(1).max(40),
    category: z.string(),
    subcategory: z.string(),
    brand: z.string().max(MAX_BRAND).optional(),
    seller: z.string().optional(),
    /** A draft needs its name only. */
    state: state.optional(),
    sizeType: z.enum(sizeTypes),
    'stock[0][size]': z.string(),
    'stock[0][quantity]': z.string().regex(/^\d{1,7}$/),
    tags: z.string().optional(),
    /** The seller's own code; empty means none. */
    sku: z.string().max(MAX_SKU).optional(),
    /** What each of `images` shows, in their order, as a JSON list; '' for none. */
    pictureTexts: z.string().max(2000).optional(),
    ...ofFacts(factKeys, detailText),
    images: z.array(z.file()).min(1).max(5),
  })
  .catchall(z.string());

/** More pictures of a product (product-rules.md#product-images). */
export const productImagesFormSchema = z.strictObject({ images: z.array(z.file()).min(1).max(5) });

/** Rupees with at most two decimals. */
const priceInputSchema = asTyped(
  z
    .number()
    .min(0)
    .max(10_000_000)
    .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6, {
      error: texts.enterPrice,
    }),
);

/** Null or an empty text removes the detail. */
const detailInputSchema = z.string().max(200).nullable();

export const productUpdateSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(MAX_NAME_LENGTH),
    /** Only a draft may have none; the same holds for the category and the pictures. */
    description: z.string().trim().max(MAX_DESCRIPTION),
    price: priceInputSchema,
    sizeType: z.enum(sizeTypes),
    stock: z
      .array(z.strictObject({ size: z.string().max(20), quantity: z.number().int().min(0).max(1_000_000) }))
      .max(20),
    isAvailable: z.boolean(),
    version: z.number().int(),
    category: z.string().max(60),
    subcategory: z.string().max(60),
    brand: z.string().max(MAX_BRAND).nullable(),
    /** The seller's own code; null or an empty text removes it. */
    sku: z.string().trim().max(MAX_SKU).nullable(),
    tags: z.array(z.string().trim().min(1).max(200)).max(30),
    images: z.array(z.string().max(300)).max(5),
    /** What each picture shows, for the pictures as they are after this edit; '' for none. */
    pictureTexts: z.array(z.string().max(MAX_PICTURE_TEXT)).max(5),
    state,
    ...ofFacts(amountFacts, priceInputSchema.nullable()),
    ...ofFacts(textFacts, detailInputSchema),
  })
  .partial();

export type Product = z.infer<typeof productSchema>;
export type OwnProduct = z.infer<typeof ownProductSchema>;
export type OwnProductSummary = z.infer<typeof ownSummarySchema>;
export type ProductSummary = z.infer<typeof productSummarySchema>;
/** A product on a wishlist, as a card or whole. */
export type Wished = z.infer<typeof wishedCardSchema>;
export type ProductUpdate = z.infer<typeof productUpdateSchema>;
export type Suggestion = z.infer<typeof suggestionSchema>;
export type SearchLink = z.infer<typeof searchLinkSchema>;
export type FeedProduct = z.infer<typeof feedProductSchema>;
export type FeedPart = z.infer<typeof feedPartSchema>;
export type ProductColour = z.infer<typeof colourSchema>;
export type ProductFamily = z.infer<typeof familySchema>;
export type FamilyMember = z.infer<typeof familyMemberSchema>;
