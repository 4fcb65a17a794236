export const addressNotFound = 'Address not found.';
export const tooManyAddresses = (most: number) => `You can save up to ${most} addresses. Please delete one first.`;
