import type { Product } from '@aaram/shared-domain/catalog';
import { useMemo } from 'react';
import { resolvePrintArea } from '#features/customize/print-area.ts';
import { PrintPanel } from '#features/customize/print-panel.tsx';
import { usePrint } from '#features/customize/use-print.ts';
import { ProductFrame, ProductView } from './product-page.tsx';

function CustomizedProduct({ product }: { product: Product }) {
  const { subcategory, name, images } = product;
  const area = useMemo(() => resolvePrintArea({ subcategory, name }), [subcategory, name]);
  const garmentSrc = images[0];
  const print = usePrint(garmentSrc, area);
  return (
    <ProductView product={product} makeCustomImages={print.makeCustomImages}>
      {garmentSrc ? <PrintPanel print={print} garmentSrc={garmentSrc} area={area} /> : null}
    </ProductView>
  );
}

export function CustomizedProductPage() {
  return <ProductFrame>{(product) => <CustomizedProduct key={product._id} product={product} />}</ProductFrame>;
}
