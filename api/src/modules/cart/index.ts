export {
  type CartLine,
  findCartPictures,
  findLines as findCartLines,
  removeBoughtFromCart,
} from './cart.repository.ts';
