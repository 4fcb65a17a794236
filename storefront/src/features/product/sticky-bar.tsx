import { paiseFromRupees } from '@aaram/shared-domain/money';
import { describePayable } from '@aaram/shared-domain/pricing';
import { usePriceRule } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Price } from '@aaram/shared-ui/price';
import { type RefObject, useEffect, useState } from 'react';
import { useBottomBar } from '#lib/use-bottom-bar.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/product.ts';
import styles from './sticky-bar.module.css';
import type { Buy } from './use-buy.ts';

function useIsOutOfSight(ref: RefObject<Element | null>): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    if (ref.current === null) {
      return;
    }
    const observer = new IntersectionObserver(([entry]) => setIsOut(entry !== undefined && !entry.isIntersecting));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isOut;
}

type StickyBarProps = { buy: Buy; rupees: number; buttonsRef: RefObject<Element | null> };

/** On phones: what is to pay, and Add to Cart, at the bottom of the screen while the real buttons are out of view. */
export function StickyBar({ buy, rupees, buttonsRef }: StickyBarProps) {
  const isShown = useIsOutOfSight(buttonsRef) && !buy.isSoldOut;
  useBottomBar(isShown);
  const needsSize = buy.size === '';
  const { payable, has } = describePayable(paiseFromRupees(rupees), usePriceRule());
  return (
    <section
      className={styles.bar}
      data-shown={isShown || undefined}
      data-bottom-bar={isShown || undefined}
      aria-label={texts.buyThisProduct}
    >
      <div>
        <Price amount={payable} />
        <p className={styles.has}>{has}</p>
        {buy.sizes.length > 0 ? (
          <p className={styles.has}>{needsSize ? texts.noSizeChosen : common.sizeIs(buy.size)}</p>
        ) : null}
      </div>
      {needsSize ? (
        <Button onClick={buy.askForSize}>{texts.chooseSize}</Button>
      ) : (
        <Button busy={buy.pending === 'add'} onClick={() => void buy.run('add')}>
          {texts.addToCart}
        </Button>
      )}
    </section>
  );
}
