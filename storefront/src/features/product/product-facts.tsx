import type { Product } from '@aaram/shared-domain/catalog';
import { DeliveryFacts } from './delivery-facts.tsx';
import { ProductDetails } from './product-details.tsx';

/** What a shopper should know before buying, and needs no script for. */
export function ProductFacts({ product }: { product: Product }) {
  return (
    <>
      <DeliveryFacts rupees={product.price} category={product.category} />
      <ProductDetails product={product} />
    </>
  );
}
