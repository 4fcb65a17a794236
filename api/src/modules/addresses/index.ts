export { findAddresses } from './addresses.repository.ts';
