export const atMostTwoDecimals = 'Please use at most two decimals.';
