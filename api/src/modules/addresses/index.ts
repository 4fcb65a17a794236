export { findAddresses } from './addresses.repository.ts';
export { forgetAddresses, readOwnAddresses } from './own-addresses.repository.ts';
