export { addressesModule } from './addresses.routes.ts';
