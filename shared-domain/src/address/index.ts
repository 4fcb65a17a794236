export {
  addressFields,
  checkCheckoutAddress,
  checkSavedAddress,
  isPincode,
  type RequiredAddressField,
} from './check-address.ts';
export { findGstState, findGstStateCode } from './gst-state-codes.ts';
export type { Address, AddressInput } from './schema.ts';
export { indianStates } from './states.ts';
