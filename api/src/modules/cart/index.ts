export { cartModule } from './cart.routes.ts';
