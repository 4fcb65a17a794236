export {
  addressFields,
  checkCheckoutAddress,
  checkSavedAddress,
  isPincode,
  type RequiredAddressField,
} from './check-address.ts';
export { findGstState } from './gst-state-codes.ts';
export { readAddress } from './read-address.ts';
export { findGstStateCode, readState, statesOfPincode } from './read-state.ts';
export type { Address, AddressInput } from './schema.ts';
export { indianStates } from './states.ts';
