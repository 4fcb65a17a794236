import { formatPaise, formatRupees, paiseFromRupees } from '@aaram/shared-domain/money';
import { refundOf } from '@aaram/shared-domain/return';
import { SummaryList } from '@aaram/shared-ui/summary-list';
import styles from './returns.module.css';

type Money = {
  kind: 'cancel' | 'return' | 'exchange';
  /** What was paid for the chosen pieces, in rupees. */
  paid: number;
  /** What is kept of it. */
  fee: number;
};

const back = ({ paid, fee }: Money) =>
  formatPaise(refundOf({ goodsPaise: paiseFromRupees(paid), gstPaise: 0 }, paiseFromRupees(fee)));

/** What goes back in one sentence, beside the button that asks for it. */
export function describeMoney(money: Money): string {
  const { kind, fee } = money;
  if (kind === 'exchange') {
    return 'An exchange costs nothing, and no money goes back.';
  }
  const kept = fee > 0 ? `, less the fee of ${formatRupees(fee)}` : '';
  return `${back(money)} goes back to you, the way you paid${kept}.`;
}

/** The amounts that it comes from. */
export function ReturnMoney(money: Money) {
  const { kind, paid, fee } = money;
  if (kind === 'exchange') {
    return null;
  }
  return (
    <div>
      <SummaryList
        rows={[
          ...(fee > 0
            ? [
                { label: 'Paid with GST', value: formatPaise(paiseFromRupees(paid)) },
                { label: 'Fee that is kept', value: `− ${formatPaise(paiseFromRupees(fee))}` },
              ]
            : []),
          { label: 'Goes back to you', value: back(money), strong: true },
        ]}
      />
      <p className={styles.quiet}>
        {kind === 'cancel' ? 'At once.' : 'Once the item has been looked at. Delivery is not refunded.'}
      </p>
    </div>
  );
}
