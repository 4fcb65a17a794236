import * as texts from '#texts/settings.ts';
/** Fewest and most days until a parcel arrives: the same figures for the estimate by pincode and for the policies. */
export const deliveryDays = { metro: [3, 5], other: [5, 7], remote: [7, 10] } as const;

/** Days within which a piece goes back; apart from the others, because every page names it. */
export const RETURN_WINDOW_DAYS = 3;

/** The owner's policy facts that a product page needs; separate, so that it does not load the others. */
export const deliveryPromise = {
  returnWindowDays: RETURN_WINDOW_DAYS,
  returnFee: 80,
  delivery: {
    metro: texts.days(...deliveryDays.metro),
    other: texts.days(...deliveryDays.other),
    remote: texts.days(...deliveryDays.remote),
  },
} as const;
