import * as texts from '#texts/printouts.ts';

/** Heads of the columns of an invoice, as on its page. */
export const sheetHeads = {
  product: texts.product,
  hsn: texts.hsn,
  quantity: texts.quantity,
  price: texts.price,
  amount: texts.amount,
};
