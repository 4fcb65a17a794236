/** What checkout charges today, beside the policies and the frequent questions. Amounts are written: '₹100'. */
type DeliveryFigures = { charge: string; freeAbove: string };
type GstFigures = { lower: number; higher: number; higherAbove: string };

const delivery = ({ charge, freeAbove }: DeliveryFigures) =>
  `${charge}, and free when the products come to more than ${freeAbove}`;
const gst = ({ lower, higher, higherAbove }: GstFigures) =>
  `added at checkout: ${lower}% for items up to ${higherAbove}, ${higher}% above`;

// Inside a policy, before other charges are named
export const deliveryToday = (figures: DeliveryFigures) => `At checkout today, delivery is ${delivery(figures)}.`;
export const chargesToday = (deliveryFigures: DeliveryFigures, gstFigures: GstFigures) =>
  `At checkout today, delivery is ${delivery(deliveryFigures)}. GST is ${gst(gstFigures)}. Cash on delivery is not offered.`;
export const chargesTodayIncluded = (figures: DeliveryFigures) =>
  `At checkout today, delivery is ${delivery(figures)}. GST is included in the prices. Cash on delivery is not offered.`;

// Box
export const whatCheckoutCharges = 'What checkout charges today';
export const deliveryCharge = (figures: DeliveryFigures) => `Delivery: ${delivery(figures)}.`;
export const gstCharge = (figures: GstFigures) => `GST: ${gst(figures)}.`;
export const gstIncluded = 'GST: included in the prices. The invoice names it for each item.';
export const noCashOnDelivery = 'Cash on delivery is not offered: every order is paid online.';

// Table of examples
export const examples = 'Examples';
export const examplesOfCharges = 'Examples of what checkout charges';
export const products = 'Products';
export const deliveryColumn = 'Delivery';
export const free = 'Free';
export const gstColumn = 'GST';
export const youPay = 'You pay';
