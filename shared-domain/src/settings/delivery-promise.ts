/** Days until a parcel arrives, from and to: the estimate by pincode reckons with the same figures as the policies. */
export const deliveryDays = { metro: [3, 5], other: [5, 7], remote: [7, 10] } as const;
const describeDays = ([from, to]: readonly [number, number]) => `${from}-${to} days`;

/** Those of the owner's policy facts that a product's page needs: by themselves, so that it loads no others. */
export const deliveryPromise = {
  returnWindowDays: 3,
  returnFee: 80,
  delivery: {
    metro: describeDays(deliveryDays.metro),
    other: describeDays(deliveryDays.other),
    remote: describeDays(deliveryDays.remote),
  },
} as const;
