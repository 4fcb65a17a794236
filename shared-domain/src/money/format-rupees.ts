const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Rupees as a shopper reads them: `₹1,49,999`, with paise only where there are any. */
export const formatRupees = (rupees: number): string => format.format(rupees);
