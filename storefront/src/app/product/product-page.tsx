import { CustomizedProduct } from './customized-product.tsx';
import { type PageProps, ProductFrame, ProductView } from './product-view.tsx';

/** A product's page. A product to print on has its tools at either of its addresses. */
export function ProductPage({ params }: PageProps) {
  return (
    <ProductFrame params={params}>
      {(product) =>
        product.category === 'Customized' ? (
          <CustomizedProduct key={product._id} product={product} />
        ) : (
          <ProductView key={product._id} product={product} />
        )
      }
    </ProductFrame>
  );
}
