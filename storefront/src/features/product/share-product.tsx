import type { Product } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { paiseFromRupees } from '@aaram/shared-domain/money';
import { describePayable } from '@aaram/shared-domain/pricing';
import type { PriceRule } from '@aaram/shared-domain/tax';
import type { ReactNode } from 'react';
import * as texts from '#texts/share.ts';
import { ShareDialog, type Shared } from './share-dialog.tsx';

let dialogs = 0;

/** What is sent: name and price, and the product's own address, without the size or filters of this page. */
function describeShared(product: Product, rule: PriceRule): Shared {
  const { payable, has } = describePayable(paiseFromRupees(product.price), rule);
  return {
    title: product.name,
    text: texts.productWithPrice(product.name, payable, has),
    url: new URL(pages.product(product), location.origin).href,
  };
}

/** Opens the device's own sheet. Without one, or where it refuses, returns the dialog to show instead. */
export async function shareProduct(product: Product, rule: PriceRule): Promise<ReactNode> {
  const shared = describeShared(product, rule);
  try {
    // Not in every browser, whatever its type says; then the call throws.
    await navigator.share(shared);
    return null;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') {
      return null;
    }
    dialogs += 1;
    return <ShareDialog key={dialogs} shared={shared} picture={product.images[0]} />;
  }
}
