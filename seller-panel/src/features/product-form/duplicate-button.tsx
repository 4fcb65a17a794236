import type { ProductSummary } from '@aaram/shared-domain/catalog';
import { useMayLeave } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { useCopyProduct } from '#lib/use-copy-product.ts';
import * as texts from '#texts/publishing.ts';

/** Copies the product as it is saved, and opens the copy; asks first if something is not saved. */
export function DuplicateButton({ product }: { product: ProductSummary }) {
  const copy = useCopyProduct();
  const mayLeave = useMayLeave();
  const askAndCopy = async () => {
    if (await mayLeave()) {
      copy.mutate(product._id);
    }
  };
  return (
    <Button variant="secondary" size="sm" busy={copy.isPending} onClick={askAndCopy}>
      {texts.duplicate}
    </Button>
  );
}
