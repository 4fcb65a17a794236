/** Days until a parcel arrives, from and to: the estimate by pincode reckons with the same figures as the policies. */
export const deliveryDays = { metro: [3, 5], other: [5, 7], remote: [7, 10] } as const;
const describeDays = ([from, to]: readonly [number, number]) => `${from}-${to} days`;

/**
 * The owner's policy facts (specification §9, "Policy text"), in one editable place; every policy page prints them from here.
 * Amounts are whole rupees. What checkout charges today is in `pricing`, and differs: pages show both.
 */
export const policyFacts = {
  returnWindowDays: 3,
  returnFee: 80,
  damageReportHours: 24,
  creditValidMonths: 3,
  returnAnswerHours: 24,
  freeShippingAbove: 999,
  standardShipping: { fee: 50, days: '3-7 business days' },
  expressShipping: { fee: 150, days: '1-3 days' },
  codSurcharge: 60,
  delivery: {
    metro: describeDays(deliveryDays.metro),
    other: describeDays(deliveryDays.other),
    remote: describeDays(deliveryDays.remote),
  },
  damagedReturnDays: 7,
  supportHours: 'Mon-Sat 10:00-19:00',
  minimumAge: 18,
  paymentMethods: ['UPI', 'cards', 'net banking', 'wallets'],
} as const;
