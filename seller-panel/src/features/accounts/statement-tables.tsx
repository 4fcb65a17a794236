import type { Payout, Statement } from '@aaram/shared-domain/account';
import { adminPages } from '@aaram/shared-domain/contract';
import { formatDay } from '@aaram/shared-domain/format';
import { PanelBox } from '@aaram/shared-panel';
import { Link } from '@aaram/shared-platform';
import { AlertDialog } from '@aaram/shared-ui/alert-dialog';
import { Button } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import { SummaryList } from '@aaram/shared-ui/summary-list';
import { Table, TableScroll } from '@aaram/shared-ui/table';
import { useState } from 'react';
import * as texts from '#texts/accounts.ts';
import styles from './accounts.module.css';
import { useWithdrawPayout } from './accounts-query.ts';
import { money } from './money.ts';

/** TCS and TDS stand there when the store keeps them. */
function sumRows({ rates, ...sums }: Statement) {
  const deducted = (rate: number, sum: number, label: (percent: number) => string) =>
    rate > 0 || sum !== 0 ? [{ label: label(rate), value: money(-sum) }] : [];
  return [
    { label: texts.opening, value: money(sums.opening) },
    { label: texts.sales, value: money(sums.sales) },
    { label: texts.returns, value: money(-sums.returns) },
    ...deducted(rates.fee, sums.fee, texts.fee),
    ...deducted(rates.tcs, sums.tcs, texts.tcs),
    ...deducted(rates.tds, sums.tds, texts.tds),
    { label: texts.payout, value: money(sums.payout) },
    { label: texts.paidOut, value: money(-sums.paidOut) },
    { label: texts.closing, value: money(sums.closing), strong: true },
  ];
}

/** What a month comes to, row by row. */
export function SumsBox({ statement }: { statement: Statement }) {
  return (
    <PanelBox title={texts.summary}>
      <div className={styles.body}>
        <SummaryList rows={sumRows(statement)} />
        <p className={styles.quiet}>{texts.ratesNow}</p>
      </div>
    </PanelBox>
  );
}

/** Every document of the month, or the first of them. */
export function DocumentsBox({ statement: { entries, count } }: { statement: Statement }) {
  return (
    <PanelBox title={texts.documents}>
      {entries.length === 0 ? (
        <p className={styles.none}>{texts.noDocuments}</p>
      ) : (
        <TableScroll label={texts.documents}>
          <Table caption={texts.documents} className={styles.unbroken}>
            <thead>
              <tr>
                <th>{texts.date}</th>
                <th>{texts.kind}</th>
                <th>{texts.number}</th>
                <th>{texts.order}</th>
                <th data-align="end">{texts.taxable}</th>
                <th data-align="end">{texts.tax}</th>
                <th data-align="end">{texts.additional}</th>
                <th data-align="end">{texts.total}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.number}>
                  <td>{formatDay(entry.issuedAt)}</td>
                  <td>{texts.kinds[entry.kind]}</td>
                  <td>{entry.number}</td>
                  <td>{entry.orderNumber}</td>
                  <td data-align="end">{money(entry.taxable)}</td>
                  <td data-align="end">{money(entry.tax)}</td>
                  <td data-align="end">{money(entry.additional)}</td>
                  <td data-align="end">{money(entry.total)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableScroll>
      )}
      {count > entries.length ? <p className={styles.none}>{texts.restInFile(count - entries.length)}</p> : null}
    </PanelBox>
  );
}

/** For admins: each seller's sums, and the way to the statement. */
export function SellersBox({ statement: { sellers, month } }: { statement: Statement }) {
  return (
    <PanelBox title={texts.sellers}>
      <TableScroll label={texts.sellers}>
        <Table caption={texts.sellers} className={styles.amounts}>
          <thead>
            <tr>
              <th>{texts.name}</th>
              <th data-align="end">{texts.opening}</th>
              <th data-align="end">{texts.sales}</th>
              <th data-align="end">{texts.returns}</th>
              <th data-align="end">{texts.paidOut}</th>
              <th data-align="end">{texts.closing}</th>
            </tr>
          </thead>
          <tbody>
            {sellers.map((seller) => (
              <tr key={seller._id}>
                <td>
                  <TextLink as={Link} to={`${adminPages.accounts()}?month=${month}&seller=${seller._id}`}>
                    {texts.statementOf(seller.name)}
                  </TextLink>
                </td>
                <td data-align="end">{money(seller.opening)}</td>
                <td data-align="end">{money(seller.sales)}</td>
                <td data-align="end">{money(-seller.returns)}</td>
                <td data-align="end">{money(-seller.paidOut)}</td>
                <td data-align="end">{money(seller.closing)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableScroll>
    </PanelBox>
  );
}

function Withdraw({ payout: { _id, reference } }: { payout: Payout }) {
  const [isOpen, setOpen] = useState(false);
  const withdraw = useWithdrawPayout();
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        busy={withdraw.isPending}
        aria-label={texts.withdrawOf(reference)}
        onClick={() => setOpen(true)}
      >
        {texts.withdraw}
      </Button>
      <AlertDialog
        open={isOpen}
        title={texts.reallyWithdraw(reference)}
        message={texts.withdrawMeans}
        actionLabel={texts.withdraw}
        danger
        onAction={() => {
          setOpen(false);
          withdraw.mutate(_id);
        }}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

/** What was paid out in the month; an admin takes back what was recorded by mistake. */
export function PayoutsBox({ statement: { payouts }, isAdmin }: { statement: Statement; isAdmin: boolean }) {
  return (
    <PanelBox title={texts.payouts}>
      {payouts.length === 0 ? (
        <p className={styles.none}>{texts.noPayouts}</p>
      ) : (
        <ul className={styles.payouts}>
          {payouts.map((payout) => (
            <li key={payout._id}>
              <span>{formatDay(`${payout.paidOn}T06:00:00Z`)}</span>
              <span className={styles.reference}>{payout.reference}</span>
              <b>{money(payout.amount)}</b>
              {isAdmin ? <Withdraw payout={payout} /> : null}
            </li>
          ))}
        </ul>
      )}
    </PanelBox>
  );
}
