import { formatRupees } from '@aaram/shared-domain/money';
import { FREE_DELIVERY_ABOVE_PAISE } from '@aaram/shared-domain/pricing';
import { policyFacts } from '@aaram/shared-domain/settings';
import { usePlatform } from '@aaram/shared-platform';
import { IconExchange, IconMessage, IconShield, IconTruck } from '@aaram/shared-ui/icon';
import styles from './promises.module.css';

/** Four promises of the store, from the same facts as checkout and policies. */
export function Promises() {
  const { settings } = usePlatform();
  const promises = [
    {
      Icon: IconTruck,
      title: `Free delivery above ${formatRupees(FREE_DELIVERY_ABOVE_PAISE / 100)}`,
      text: `${policyFacts.delivery.metro} to metros`,
    },
    { Icon: IconExchange, title: `${policyFacts.returnWindowDays}-day exchange`, text: 'Or money back, less a fee' },
    { Icon: IconShield, title: 'Secure online payment', text: 'UPI, cards, net banking, wallets' },
    { Icon: IconMessage, title: 'Customer support', text: settings.supportHours },
  ];
  return (
    <ul className={styles.promises} aria-label="What you can count on">
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
