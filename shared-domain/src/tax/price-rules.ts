/**
 * How a store makes prices. `spec`: GST is calculated as if prices contained it, and added again. `inclusive`: prices
 * contain it, and nothing is added.
 */
export const priceRules = ['spec', 'inclusive'] as const;
export type PriceRule = (typeof priceRules)[number];
