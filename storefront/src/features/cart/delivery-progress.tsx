import { formatRupees } from '@aaram/shared-domain/money';
import { chargesAt, type Quote } from '@aaram/shared-domain/pricing';
import { Sentence } from '@aaram/shared-platform';
import { StitchProgress } from '@aaram/shared-ui/progress';
import * as texts from '#texts/cart.ts';
import styles from './delivery-progress.module.css';

const bold = (words: string) => <strong>{words}</strong>;

function describeProgress({ delivery, total }: Quote, freeAbove: number) {
  const missing = freeAbove - total;
  if (delivery === 0) {
    return texts.freeDelivery(bold, formatRupees(freeAbove / 100));
  }
  return missing > 0 ? texts.freeDeliveryFrom(bold, formatRupees(missing / 100)) : texts.freeDeliveryWithAnyItem(bold);
}

type DeliveryProgressProps = { quote: Quote };

/** How much is missing for free delivery, which starts above the limit, not at it. */
export function DeliveryProgress({ quote }: DeliveryProgressProps) {
  const isFree = quote.delivery === 0;
  const { freeAbove } = chargesAt();
  return (
    <div className={styles.progress}>
      <p>
        <Sentence parts={describeProgress(quote, freeAbove)} />
      </p>
      <StitchProgress
        value={Math.min(quote.total, freeAbove) / 100}
        max={freeAbove / 100}
        label={texts.freeDeliveryProgress}
        tone={isFree ? 'success' : 'brand'}
      />
    </div>
  );
}
