import { pages } from '@aaram/shared-domain/contract';
import { formatRupees, paiseFromRupees } from '@aaram/shared-domain/money';
import { DELIVERY_CHARGE_PAISE, FREE_DELIVERY_ABOVE_PAISE, priceTotal } from '@aaram/shared-domain/pricing';
import { policyFacts } from '@aaram/shared-domain/settings';
import { IconExchange, IconTruck } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import styles from './delivery-facts.module.css';

const { delivery, returnWindowDays, returnFee, damageReportHours, damagedReturnDays } = policyFacts;

/** The return terms of a category, as the policy has them: what is printed for one person goes back only for a fault. */
const describeReturns = (category: string) =>
  category === 'Customized'
    ? {
        title: 'Made for you: exchanged for a fault in fabric or print',
        text: `Report it within ${damageReportHours} hours of delivery`,
      }
    : {
        title: `Return or exchange within ${returnWindowDays} days`,
        text: `${formatRupees(returnFee)} fee, credit note or gift card`,
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
            {returns.text}. Damaged or wrong: return within {damagedReturnDays} days.{' '}
            <TextLink href={pages.returnPolicy()}>Terms</TextLink>
          </span>
        </div>
      </li>
    </ul>
  );
}
