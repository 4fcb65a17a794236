import { deliveryOf } from '@aaram/shared-domain/pricing';

/** From the pricing function: the delivery charge, and the total above which delivery is free, in rupees. */
export const chargeToday = deliveryOf(1) / 100;
export const freeAboveToday = Array.from({ length: 5000 }, (_, rupees) => rupees + 1).find(
  (rupees) => deliveryOf(rupees * 100 + 1) === 0,
);

/** The amounts in a text, in rupees. */
export const figuresIn = (text: string | null | undefined) =>
  [...(text ?? '').matchAll(/₹([\d,]*\d)/g)].map(([, figure = '']) => Number(figure.replace(/,/g, '')));
