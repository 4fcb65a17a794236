import type { Product } from '@aaram/shared-domain/catalog';
import { toast } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { type ReactNode, useState } from 'react';
import * as texts from '#texts/product.ts';

/** Shares the product; everything but the button loads when it is pressed (performance.md#budgets). */
export function ShareButton({ product, className }: { product: Product; className: string | undefined }) {
  const [dialog, setDialog] = useState<ReactNode>();
  const share = () =>
    import('./share-product.tsx')
      .then(({ shareProduct }) => shareProduct(product))
      .then(setDialog, () => toast.error(texts.notShared));
  return (
    <>
      <TextLink quiet as="button" type="button" className={className} onClick={share}>
        {texts.share}
      </TextLink>
      {dialog}
    </>
  );
}
