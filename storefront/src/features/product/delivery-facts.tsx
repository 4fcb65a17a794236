import { pages } from '@aaram/shared-domain/contract';
import { formatRupees, paiseFromRupees } from '@aaram/shared-domain/money';
import { DELIVERY_CHARGE_PAISE, FREE_DELIVERY_ABOVE_PAISE, priceTotal } from '@aaram/shared-domain/pricing';
import { returnTerms } from '@aaram/shared-domain/return';
import { policyFacts } from '@aaram/shared-domain/settings';
import { IconExchange, IconTruck } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import styles from './delivery-facts.module.css';

const { delivery } = policyFacts;
const { size, damaged, missing } = returnTerms;
const days = ({ hours }: { hours: number }) => `${hours / 24} days`;
const fee = `${formatRupees(policyFacts.returnFee)} fee for a return`;
const faults = `Damaged, faulty or not what you ordered: ${days(damaged)}, without a fee. Missing: ${missing.hours} hours`;

/** The return terms, by what the API decides by: pieces with the shopper's own design go back only for a fault. */
const describeReturns = (category: string) =>
  category === 'Customized'
    ? {
        title: 'With your own design, goes back only for a fault of ours',
        text: `${faults}. Without a design: ${days(size)}, ${fee}`,
      }
    : {
        title: `Return or exchange within ${days(size)}`,
        text: `${fee}, refunded the way you paid. ${faults}`,
      };

type DeliveryFactsProps = { rupees: number; category: string };

/** Delivery and returns of this product: charges as checkout calculates them, times and terms from the policies. */
export function DeliveryFacts({ rupees, category }: DeliveryFactsProps) {
  const isFree = priceTotal(paiseFromRupees(rupees)).delivery === 0;
  const returns = describeReturns(category);
  const charge = `Delivery ${formatRupees(DELIVERY_CHARGE_PAISE / 100)}, free above ${formatRupees(FREE_DELIVERY_ABOVE_PAISE / 100)}`;
  return (
    <ul className={styles.facts} aria-label="Delivery and returns">
      <li>
        <IconTruck />
        <div>
          <b>{isFree ? 'Free delivery' : charge}</b>
          <span>
            <span>{delivery.metro} to metros,</span> <span>{delivery.other} to other places,</span>{' '}
            <span>{delivery.remote} to remote areas</span>
          </span>
        </div>
      </li>
      <li>
        <IconExchange />
        <div>
          <b>{returns.title}</b>
          <span>
            {returns.text}. <TextLink href={pages.returnPolicy()}>Terms</TextLink>
          </span>
        </div>
      </li>
    </ul>
  );
}
