import { priceTotal } from '@aaram/shared-domain/pricing';

/** From the pricing function: the delivery charge, and the total above which delivery is free, in rupees. */
export const chargeToday = priceTotal(1).delivery / 100;
export const freeAboveToday = Array.from({ length: 5000 }, (_, rupees) => rupees + 1).find(
  (rupees) => priceTotal(rupees * 100 + 1).delivery === 0,
);

/** The amounts in a text, in rupees. */
export const figuresIn = (text: string | null | undefined) =>
  [...(text ?? '').matchAll(/₹([\d,]*\d)/g)].map(([, figure = '']) => Number(figure.replace(/,/g, '')));
