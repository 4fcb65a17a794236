export const onlyInStockItemsAvailableIn = (inStock: string | number, size: string | number) =>
  `Only ${inStock} items available in size ${size}`;
