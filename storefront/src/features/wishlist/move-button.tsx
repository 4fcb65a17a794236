import { availableSizes, type ProductSummary } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { lazy, Suspense, useState } from 'react';
import * as texts from '#texts/move-to-cart.ts';
import { useMoveToCart } from './use-move-to-cart.ts';

const SizeDialog = lazy(async () => ({ default: (await import('./size-dialog.tsx')).SizeDialog }));

const look = { variant: 'secondary', size: 'sm', block: true } as const;

/** Moves a product from the wishlist to the cart: at once where there is one size to choose, else after a question. */
export function MoveButton({ product }: { product: ProductSummary }) {
  const { _id, name, category, stock } = product;
  const move = useMoveToCart(_id);
  const [dialog, setDialog] = useState<'open' | 'closed'>();
  const sizes = availableSizes(stock);
  const [only] = sizes;

  if (category === 'Customized') {
    return (
      <ButtonLink {...look} as={Link} to={pages.product(product)} aria-label={texts.addDesignTo(name)}>
        {texts.addYourDesign}
      </ButtonLink>
    );
  }
  if (only === undefined) {
    return null;
  }
  return (
    <>
      <Button
        {...look}
        aria-label={texts.moveProductToCart(name)}
        busy={move.isPending}
        onClick={() => (sizes.length === 1 ? move.mutate(only.size) : setDialog('open'))}
      >
        {texts.moveToCart}
      </Button>
      {dialog ? (
        <Suspense>
          <SizeDialog
            name={name}
            sizes={stock}
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closed')}
            isBusy={move.isPending}
            onChoose={(size) => move.mutate(size, { onSuccess: () => setDialog('closed') })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
