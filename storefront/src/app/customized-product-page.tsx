import type { Product } from '@aaram/shared-domain/catalog';
import { useMemo, useSyncExternalStore } from 'react';
import { resolvePrintArea } from '#features/customize/print-area.ts';
import { PrintPanel, PrintPreview } from '#features/customize/print-panel.tsx';
import { usePrint } from '#features/customize/use-print.ts';
import { ProductFrame, ProductView } from './product-page.tsx';

const wide = () => window.matchMedia?.('(min-width: 1024px)');

function subscribe(listener: () => void) {
  const query = wide();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** The stage takes the gallery's place where both columns show at once; on phones it stands right above its tools. */
function CustomizedProduct({ product }: { product: Product }) {
  const { subcategory, name, images } = product;
  const area = useMemo(() => resolvePrintArea({ subcategory, name }), [subcategory, name]);
  const isWide = useSyncExternalStore(
    subscribe,
    () => wide()?.matches ?? false,
    () => false,
  );
  const garmentSrc = images[0];
  const print = usePrint(garmentSrc, area);
  const stage = garmentSrc && print.image ? <PrintPreview print={print} garmentSrc={garmentSrc} area={area} /> : null;
  return (
    <ProductView product={product} makeCustomImages={print.makeCustomImages} stage={isWide ? stage : null}>
      {garmentSrc ? <PrintPanel print={print}>{isWide ? null : stage}</PrintPanel> : null}
    </ProductView>
  );
}

export function CustomizedProductPage() {
  return <ProductFrame>{(product) => <CustomizedProduct key={product._id} product={product} />}</ProductFrame>;
}
