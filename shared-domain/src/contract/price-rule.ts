/** The header in which every answer of the API says how prices are made. */
export const PRICE_RULE_HEADER = 'x-price-rule';
