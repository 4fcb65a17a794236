import { formatRupees, paiseFromRupees, rupeesFromPaise } from '@aaram/shared-domain/money';
import * as texts from '#texts/price-drop.ts';
import styles from './price-drop.module.css';

type PriceDropProps = {
  product: { price: number; savedPrice?: number | undefined; isAvailable: boolean };
  className?: string | undefined;
};

/** By how much a product costs less than when it was saved; nothing where it does not, or cannot be bought. */
export function PriceDrop({ product: { price, savedPrice, isAvailable }, className = '' }: PriceDropProps) {
  const paise = paiseFromRupees(savedPrice ?? price) - paiseFromRupees(price);
  return paise > 0 && isAvailable ? (
    <span className={`${styles.drop} ${className}`}>{texts.lessThanSaved(formatRupees(rupeesFromPaise(paise)))}</span>
  ) : null;
}
