import { formatRupees, paiseFromRupees } from '@aaram/shared-domain/money';
import { DELIVERY_CHARGE_PAISE, FREE_DELIVERY_ABOVE_PAISE, priceTotal } from '@aaram/shared-domain/pricing';
import { deliveryPromise } from '@aaram/shared-domain/settings';
import { IconExchange, IconTruck } from '@aaram/shared-ui/icon';
import styles from './delivery-facts.module.css';

/** Delivery and exchange of this product: charges as checkout calculates them, times from the policies. */
export function DeliveryFacts({ rupees }: { rupees: number }) {
  const isFree = priceTotal(paiseFromRupees(rupees)).delivery === 0;
  const { delivery, returnWindowDays, returnFee } = deliveryPromise;
  const charge = `Delivery ${formatRupees(DELIVERY_CHARGE_PAISE / 100)}, free above ${formatRupees(FREE_DELIVERY_ABOVE_PAISE / 100)}`;
  return (
    <ul className={styles.facts} aria-label="Delivery and exchange">
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
          <b>Exchange within {returnWindowDays} days</b>
          <span>{formatRupees(returnFee)} fee, credit note or gift card</span>
        </div>
      </li>
    </ul>
  );
}
