import { formatRupees } from '@aaram/shared-domain/money';
import { chargesAt } from '@aaram/shared-domain/pricing';
import { deliveryPromise } from '@aaram/shared-domain/settings';
import { usePlatform } from '@aaram/shared-platform';
import { IconExchange, IconMessage, IconShield, IconTruck } from '@aaram/shared-ui/icon';
import * as texts from '#texts/home.ts';
import styles from './promises.module.css';

/** Four promises of the store, from the same facts as checkout and policies. */
export function Promises() {
  const { settings } = usePlatform();
  const promises = [
    {
      Icon: IconTruck,
      title: texts.freeDeliveryAbove(formatRupees(chargesAt().freeAbove / 100)),
      text: texts.daysToMetros(deliveryPromise.delivery.metro),
    },
    {
      Icon: IconExchange,
      title: texts.exchangeWithin(deliveryPromise.returnWindowDays),
      text: texts.moneyBackLessFee,
    },
    { Icon: IconShield, title: texts.securePayment, text: texts.waysToPay },
    { Icon: IconMessage, title: texts.customerSupport, text: settings.supportHours },
  ];
  return (
    <ul className={styles.promises} aria-label={texts.promises}>
      {promises.map(({ Icon, title, text }) => (
        <li key={title}>
          <Icon size={24} />
          <div>
            <b>{title}</b>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
