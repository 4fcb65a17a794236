import { WishlistView } from '#features/wishlist/wishlist-view.tsx';

export function WishlistPage() {
  return <WishlistView />;
}
