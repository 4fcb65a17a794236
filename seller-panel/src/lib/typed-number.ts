/** Whether what was typed is a quantity: an integer of at least 0 (product-rules.md#editing-a-product). */
export const isQuantity = (typed: string) => /^\d{1,7}$/.test(typed.trim());

/** Whether what was typed is a price in rupees: at least 0, at most two decimals. */
export const isPrice = (typed: string) => /^\d{1,8}(\.\d{1,2})?$/.test(typed.trim());
