import {
  findAudience,
  type ListedVariant,
  listVariants,
  type Product,
  pathOfVariant,
  priceWithGst,
} from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { paiseFromRupees, rupeesFromPaise } from '@aaram/shared-domain/money';
import { priceTotal } from '@aaram/shared-domain/pricing';
import { factLabels, structuredFacts } from '@aaram/shared-domain/product-fields';
import { entriesOf } from '@aaram/shared-domain/records';
import { reasonsFor, returnTerms } from '@aaram/shared-domain/return';
import { deliveryDays, deliveryPromise } from '@aaram/shared-domain/settings';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { DISPATCH_HOURS } from '@aaram/shared-domain/work';

type SchemaNode = Record<string, unknown>;
export type StructuredSource = {
  product: Product;
  origin: string;
  rule: PriceRule;
  /** Who sells it, by its legal name; unknown to an older shell. */
  seller: string | undefined;
};

const schema = (word: string) => `https://schema.org/${word}`;
const absolute = (origin: string, path: string) => new URL(path, origin).href;
const rupees = (paise: number) => rupeesFromPaise(paise).toFixed(2);
const amount = (paise: number) => ({ '@type': 'MonetaryAmount', value: rupees(paise), currency: 'INR' });
const days = (from: number, to: number) => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
});

/** What is to be paid for one piece with GST: search engines and previews show it. */
export const writePriceWithGst = ({ price }: Pick<Product, 'price'>, rule: PriceRule): string =>
  rupees(priceWithGst(paiseFromRupees(price), rule));

/** What checkout takes for the delivery of one piece, and how long it takes to come, anywhere in India. */
function describeShipping({ price }: Product, rule: PriceRule): SchemaNode {
  const [fastest] = deliveryDays.metro;
  const slowest = deliveryDays.remote[1];
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: amount(priceTotal(paiseFromRupees(price), rule).delivery),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, DISPATCH_HOURS / 24),
      transitTime: days(fastest, slowest),
    },
  };
}

/** The return terms of the store: who changes their mind sends it back for a fee; own designs come back for faults only. */
function describeReturns({ category }: Product): SchemaNode {
  const country = { '@type': 'MerchantReturnPolicy', applicableCountry: 'IN' };
  if (!reasonsFor(category === 'Customized').includes('changed-mind')) {
    return { ...country, returnPolicyCategory: schema('MerchantReturnNotPermitted') };
  }
  return {
    ...country,
    returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: returnTerms['changed-mind'].hours / 24,
    returnMethod: schema('ReturnByMail'),
    returnFees: schema('ReturnShippingFees'),
    returnShippingFeesAmount: amount(deliveryPromise.returnFee * 100),
    refundType: schema('FullRefund'),
  };
}

function describeOffer({ product, origin, rule, seller }: StructuredSource, variant: ListedVariant): SchemaNode {
  const price = writePriceWithGst(product, rule);
  const soldBy = product.soldBy?.name ?? seller;
  return {
    '@type': 'Offer',
    url: absolute(origin, pathOfVariant(pages.product(product), variant)),
    price,
    priceCurrency: 'INR',
    // The law's price limit; it is no former price.
    ...(product.mrp >= Number(price) && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: schema('MaximumRetailPrice'),
        price: product.mrp.toFixed(2),
        priceCurrency: 'INR',
      },
    }),
    availability: schema(variant.isAvailable ? 'InStock' : 'OutOfStock'),
    itemCondition: schema('NewCondition'),
    ...(soldBy !== undefined && { seller: { '@type': 'Organization', name: soldBy } }),
    shippingDetails: describeShipping(product, rule),
    hasMerchantReturnPolicy: describeReturns(product),
  };
}

function describeAudience({ category }: Product): SchemaNode {
  const { gender, isForChildren } = findAudience(category);
  const ages = isForChildren ? { suggestedMinAge: 0, suggestedMaxAge: 13 } : { suggestedMinAge: 13 };
  return { audience: { '@type': 'PeopleAudience', suggestedGender: gender, ...ages } };
}

const describeReviews = ({ reviews, rating, reviewCount }: Product): SchemaNode => ({
  ...(rating !== null && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.toFixed(1), reviewCount },
  }),
  ...(reviews.length > 0 && {
    review: reviews.map((review) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
      ...(review.user?.name && { author: { '@type': 'Person', name: review.user.name } }),
      datePublished: review.createdAt.slice(0, 10),
      reviewBody: review.comment,
    })),
  }),
});

/** The facts that schema.org has a word for under it, the others as its `additionalProperty`. */
function describeFacts(product: Product): SchemaNode {
  const known = entriesOf(structuredFacts);
  const said = known.filter(([key, name]) => name !== null && product[key]);
  const named = said.filter(([, name]) => name !== 'additionalProperty');
  const others = said.filter(([, name]) => name === 'additionalProperty');
  return {
    ...Object.fromEntries(named.map(([key, name]) => [name, product[key]])),
    ...(others.length > 0 && {
      additionalProperty: others.map(([key]) => ({
        '@type': 'PropertyValue',
        name: factLabels[key],
        value: product[key],
      })),
    }),
  };
}

/** What all variants of a product have in common. */
const describeCommon = ({ product, origin }: StructuredSource): SchemaNode => ({
  name: product.name,
  description: product.description,
  image: product.images.map((image) => absolute(origin, image)),
  category: product.category,
  ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
  ...describeFacts(product),
  ...describeAudience(product),
  ...describeReviews(product),
});

const describeColour = ({ colour }: Product): SchemaNode => (colour ? { color: colour } : {});

/** The colours of a product's family; none from an API that is older than they are. */
const coloursOf = ({ colours }: { colours?: Product['colours'] }): Product['colours'] => colours ?? [];

/** Each size of this colour at an address that preselects it, then the other colours, which tell of themselves. */
function describeVariants(source: StructuredSource, sizes: readonly ListedVariant[]): SchemaNode[] {
  const { product, origin } = source;
  const own = sizes.map((variant) => ({
    '@type': 'Product',
    sku: variant.id,
    name: `${product.name}, ${variant.size}`,
    image: product.images.map((image) => absolute(origin, image)),
    size: variant.size,
    ...describeColour(product),
    offers: describeOffer(source, variant),
  }));
  const others = coloursOf(product)
    .filter(({ _id }) => _id !== product._id)
    .map((colour) => ({ '@type': 'Product', url: absolute(origin, pages.product(colour)) }));
  return [...own, ...others];
}

/**
 * A product for search engines: all that a free listing asks for. One with sizes or colours is a group with a variant for
 * each; all amounts are rupees with GST (schema.org ProductGroup and Product).
 */
export function describeProduct(source: StructuredSource): SchemaNode {
  const { product, origin } = source;
  const variants = listVariants(product);
  const colours = coloursOf(product);
  const hasColours = colours.length > 1;
  const [whole] = variants.filter(({ size }) => size === null);
  if (whole === undefined) {
    return {
      '@context': 'https://schema.org',
      '@type': 'ProductGroup',
      productGroupID: colours[0]?._id ?? product._id,
      url: absolute(origin, pages.product(product)),
      ...describeCommon(source),
      variesBy: [schema('size'), ...(hasColours ? [schema('color')] : [])],
      hasVariant: describeVariants(source, variants),
    };
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...describeCommon(source),
    sku: whole.id,
    ...describeColour(product),
    ...(hasColours && { inProductGroupWithID: colours[0]?._id }),
    offers: describeOffer(source, whole),
  };
}
