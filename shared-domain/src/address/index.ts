export {
  addressFields,
  checkCheckoutAddress,
  checkSavedAddress,
  isPincode,
  type RequiredAddressField,
  stateProblem,
} from './check-address.ts';
export { findGstState } from './gst-state-codes.ts';
export { readAddress } from './read-address.ts';
export { findOtherStates, findPlace } from './read-place.ts';
export { findGstStateCode, readState } from './read-state.ts';
export type { Address, AddressInput } from './schema.ts';
export { indianStates } from './states.ts';
