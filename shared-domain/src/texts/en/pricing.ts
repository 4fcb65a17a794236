export const withGstAndDelivery = 'with GST and delivery';
export const gstAtRatePercentIsRate = (
  ratePercent: string | number,
  ratePercent2: string | number,
  value: string | number,
) => `GST at ${ratePercent}% is ${ratePercent2}/${value} of the price of the items.`;
export const delivery = 'Delivery';
export const free = 'Free';
export const itemsBeforeGst = 'Items before GST';
export const paid = 'Paid';
export const payable = 'Payable';
