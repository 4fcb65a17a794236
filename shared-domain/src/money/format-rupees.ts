const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats rupees for shoppers: `₹1,49,999`, with paise only when there are any. */
export const formatRupees = (rupees: number): string => format.format(rupees);
