import { failureText } from '@aaram/shared-domain/contract';
import { formatTime } from '@aaram/shared-domain/format';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import { type RefundQuote, sayRefund } from '@aaram/shared-domain/refund';
import { Notice } from '@aaram/shared-ui/notice';
import { Table } from '@aaram/shared-ui/table';
import * as texts from '#texts/refund.ts';
import styles from './refund-dialog.module.css';

export const money = (rupees: number) => formatPaise(paiseFromRupees(rupees));

const rows = [
  { key: 'goods', label: texts.goods },
  { key: 'gst', label: texts.gst },
  { key: 'delivery', label: texts.delivery },
  { key: 'total', label: texts.total },
] as const;

/** Every amount before and after, what goes back, and what will happen with it. */
function Quote({ quote, parcels }: { quote: RefundQuote; parcels: number }) {
  const { before, after, refund } = quote;
  return (
    <>
      <Table caption={texts.amounts} className={styles.amounts}>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
            <th scope="col">{texts.goesBack}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label }) => (
            <tr key={key} data-total={key === 'total' || undefined}>
              <th scope="row">{label}</th>
              <td>{money(before[key])}</td>
              <td>{money(after[key])}</td>
              <td>{money(refund[key])}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Notice tone="info">
        {quote.parcels.length === 0 ? null : <p>{texts.cancelsParcel(quote.parcels, parcels > 1)}</p>}
        {sayRefund(quote).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{texts.undoUntil(formatTime(quote.undoUntil))}</p>
      </Notice>
    </>
  );
}

type RefundAmountsProps = {
  query: { data: RefundQuote | undefined; error: Error | null; isFetching: boolean };
  isChosen: boolean;
  /** What is said while nothing is chosen. */
  hint: string;
  parcels: number;
};

/** What goes back for what is chosen; said to screen readers when it changes. */
export function RefundAmounts({ query, isChosen, hint, parcels }: RefundAmountsProps) {
  const { data, error, isFetching } = query;
  return (
    <div className={styles.quote} role="status" aria-busy={isFetching || undefined}>
      {isChosen ? null : <p className={styles.quiet}>{hint}</p>}
      {isChosen && error !== null ? <Notice tone="danger">{failureText(error, texts.notReckoned)}</Notice> : null}
      {isChosen && error === null && data === undefined ? <p className={styles.quiet}>{texts.reckoning}</p> : null}
      {isChosen && error === null && data !== undefined ? <Quote quote={data} parcels={parcels} /> : null}
    </div>
  );
}
