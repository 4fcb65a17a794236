export { type AddressOwner, explainClaim, serverAddresses } from './addresses.ts';
