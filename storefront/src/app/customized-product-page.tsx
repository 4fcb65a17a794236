import { ProductFrame, ProductView } from './product-page.tsx';

export function CustomizedProductPage() {
  return <ProductFrame>{(product) => <ProductView key={product._id} product={product} />}</ProductFrame>;
}
