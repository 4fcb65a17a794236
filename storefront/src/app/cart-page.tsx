import { CartView } from '#features/cart/cart-view.tsx';

export function CartPage() {
  return <CartView />;
}
