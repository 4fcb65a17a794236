import { formatRupees } from '@aaram/shared-domain/money';
import { FREE_DELIVERY_ABOVE_PAISE, type Quote } from '@aaram/shared-domain/pricing';
import { StitchProgress } from '@aaram/shared-ui/progress';
import * as texts from '#texts/cart.ts';
import styles from './delivery-progress.module.css';

type DeliveryProgressProps = { quote: Quote };

/** How much is missing for free delivery, which starts above the limit, not at it. */
export function DeliveryProgress({ quote }: DeliveryProgressProps) {
  const limit = formatRupees(FREE_DELIVERY_ABOVE_PAISE / 100);
  const isFree = quote.delivery === 0;
  const left = FREE_DELIVERY_ABOVE_PAISE - quote.total;
  return (
    <div className={styles.progress}>
      {isFree ? (
        <p>
          <strong>{texts.youGetFreeDelivery}</strong> Your total is above {limit}.
        </p>
      ) : (
        <p>
          <strong>{left > 0 ? texts.addMoreThanAmount(formatRupees(left / 100)) : texts.addAnyItem}</strong> for free
          delivery.
        </p>
      )}
      <StitchProgress
        value={Math.min(quote.total, FREE_DELIVERY_ABOVE_PAISE) / 100}
        max={FREE_DELIVERY_ABOVE_PAISE / 100}
        label={texts.progressToFreeDelivery}
        tone={isFree ? 'success' : 'brand'}
      />
    </div>
  );
}
