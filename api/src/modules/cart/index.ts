export {
  type CartLine,
  findCartPictures,
  findLines as findCartLines,
  removeBoughtFromCart,
} from './cart.repository.ts';
export { forgetCart, readOwnCart } from './own-cart.repository.ts';
