/** What a messenger shows of a shared product. */
export const priceThenDescription = (price: string, description: string) => `${price} with GST. ${description}`.trim();
