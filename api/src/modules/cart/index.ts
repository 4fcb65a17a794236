export {
  type CartLine,
  findCartPictures,
  findLines as findCartLines,
  removeBoughtFromCart,
} from './cart.repository.ts';
export { forgetCart, readOwnCart, readOwnSavedItems } from './own-cart.repository.ts';
