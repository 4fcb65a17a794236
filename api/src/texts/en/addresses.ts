export const addressNotFound = 'Address not found.';
export const youCanSaveUpToMost = (mostAddresses: string | number) =>
  `You can save up to ${mostAddresses} addresses. Please delete one first.`;
