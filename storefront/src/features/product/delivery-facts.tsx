import { pages } from '@aaram/shared-domain/contract';
import { formatRupees, paiseFromRupees } from '@aaram/shared-domain/money';
import { chargesAt, deliveryOf } from '@aaram/shared-domain/pricing';
import { returnTerms } from '@aaram/shared-domain/return';
import { deliveryPromise } from '@aaram/shared-domain/settings';
import { Sentence } from '@aaram/shared-platform';
import { IconExchange, IconTruck } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import * as texts from '#texts/product-facts.ts';
import styles from './delivery-facts.module.css';

const { size, damaged, missing } = returnTerms;
const figures = {
  days: size.hours / 24,
  damagedDays: damaged.hours / 24,
  missingHours: missing.hours,
  fee: formatRupees(deliveryPromise.returnFee),
};

/** The return terms, by what the API decides by: pieces with the shopper's own design go back only for a fault. */
const describeReturns = (category: string) =>
  category === 'Customized'
    ? { title: texts.ownDesign, text: texts.ownDesignTerms(figures) }
    : { title: texts.returnWithin(figures), text: texts.returnTerms(figures) };

type DeliveryFactsProps = { rupees: number; category: string };

/** Delivery and returns of this product: charges as checkout calculates them, times and terms from the policies. */
export function DeliveryFacts({ rupees, category }: DeliveryFactsProps) {
  const isFree = deliveryOf(paiseFromRupees(rupees)) === 0;
  const returns = describeReturns(category);
  const { delivery, freeAbove } = chargesAt();
  const charge = texts.deliveryCharge(formatRupees(delivery / 100), formatRupees(freeAbove / 100));
  return (
    <ul className={styles.facts} aria-label={texts.deliveryAndReturns}>
      <li>
        <IconTruck />
        <div>
          <b>{isFree ? texts.freeDelivery : charge}</b>
          <span>
            <Sentence parts={texts.deliveryDays(deliveryPromise.delivery, (words) => <span>{words}</span>)} />
          </span>
        </div>
      </li>
      <li>
        <IconExchange />
        <div>
          <b>{returns.title}</b>
          <span>
            {returns.text} <TextLink href={pages.returnPolicy()}>{texts.terms}</TextLink>
          </span>
        </div>
      </li>
    </ul>
  );
}
