import { formatPaise, formatRupees, paiseFromRupees } from '@aaram/shared-domain/money';
import { refundOf } from '@aaram/shared-domain/return';
import { SummaryList } from '@aaram/shared-ui/summary-list';
import * as texts from '#texts/returns.ts';
import styles from './returns.module.css';

type Money = {
  kind: 'cancel' | 'return' | 'exchange';
  /** What was paid for the chosen pieces, in rupees. */
  paid: number;
  /** What is deducted of it. */
  fee: number;
  /** Whether it comes back as a credit note. */
  isCredit?: boolean | undefined;
};

const back = ({ paid, fee }: Money) =>
  formatPaise(refundOf({ goodsPaise: paiseFromRupees(paid), gstPaise: 0 }, paiseFromRupees(fee)));

/** What goes back in one sentence, beside the button that asks for it. */
export function describeMoney(money: Money): string {
  const { kind, fee, isCredit } = money;
  if (kind === 'exchange') {
    return texts.exchangeCostsNothing;
  }
  if (isCredit) {
    return fee > 0 ? texts.amountAsCreditLessFee(back(money), formatRupees(fee)) : texts.amountAsCredit(back(money));
  }
  return fee > 0 ? texts.amountGoesBackLessFee(back(money), formatRupees(fee)) : texts.amountGoesBack(back(money));
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
                { label: texts.paidWithGst, value: formatPaise(paiseFromRupees(paid)) },
                { label: texts.feeDeducted, value: `− ${formatPaise(paiseFromRupees(fee))}` },
              ]
            : []),
          { label: texts.goesBackToYou, value: back(money), strong: true },
        ]}
      />
      <p className={styles.quiet}>{kind === 'cancel' ? texts.atOnce : texts.onceChecked}</p>
    </div>
  );
}
