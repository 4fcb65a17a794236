import type { Product } from '@aaram/shared-domain/catalog';
import { useNearViewport } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { lazy, Suspense, useRef, useState } from 'react';
import type { MakeDesign } from '#lib/make-design.ts';
import * as texts from '#texts/designer.ts';
import styles from './customized-product.module.css';
import { ProductView } from './product-view.tsx';

const Designer = lazy(async () => ({ default: (await import('#features/designer/designer.tsx')).Designer }));

/** Where the tools are in the page. */
const TOOLS = 'design';

/** A product to print on, with its tools. They load when they scroll into view: they need scripts anyway. */
export function CustomizedProduct({ product }: { product: Product }) {
  const area = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(area, '0px');
  const make = useRef<MakeDesign>(undefined);
  const [hasStage, setHasStage] = useState(false);
  const [slot, setSlot] = useState<Element | null>(null);
  return (
    <ProductView
      product={product}
      makeDesign={async () => make.current?.()}
      lead={
        <p className={styles.lead}>
          {texts.printedWithYours} <TextLink href={`#${TOOLS}`}>{texts.startDesign}</TextLink>
        </p>
      }
      stage={hasStage ? <div ref={setSlot} /> : null}
    >
      <div ref={area} id={TOOLS} className={styles.tools}>
        {isNear && product.images.length > 0 ? (
          <Suspense>
            <Designer product={product} make={make} slot={slot} onStage={setHasStage} />
          </Suspense>
        ) : null}
      </div>
    </ProductView>
  );
}
