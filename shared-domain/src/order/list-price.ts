/** The price of a piece in rupees before what staff took off it, to the paisa. */
export const listPriceOf = ({ product, discount = 0 }: { product: { price: number }; discount?: number | undefined }) =>
  Math.round((product.price + discount) * 100) / 100;
