import { adminPages, pages } from '@aaram/shared-domain/contract';
import { formatDateTime, formatDay } from '@aaram/shared-domain/format';
import { formatRupees } from '@aaram/shared-domain/money';
import { statusLabel } from '@aaram/shared-domain/order';
import type { OrderPage } from '@aaram/shared-domain/order-page';
import { describeReason, returnStateLabels } from '@aaram/shared-domain/return';
import { PanelBox } from '@aaram/shared-panel';
import { Link } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import { TextLink } from '@aaram/shared-ui/link';
import type { ReactNode } from 'react';
import * as texts from '#texts/order-page.ts';
import styles from './order-page.module.css';

type RowsProps<Row> = { title: string; none: string; rows: readonly Row[]; children: (row: Row) => ReactNode };

/** A box with a list, or a sentence that says that it is empty. */
function Rows<Row>({ title, none, rows, children, after }: RowsProps<Row> & { after?: ReactNode }) {
  return (
    <PanelBox title={title}>
      <div className={styles.box}>
        {rows.length === 0 ? (
          <p className={styles.quiet}>{none}</p>
        ) : (
          <ul className={styles.rows}>{rows.map(children)}</ul>
        )}
        {after}
      </div>
    </PanelBox>
  );
}

type RowProps = { what: ReactNode; note?: ReactNode; end?: ReactNode };

function Row({ what, note, end }: RowProps) {
  return (
    <li className={styles.row}>
      <div>
        <span className={styles.what}>{what}</span>
        {note === undefined ? null : <span className={styles.quiet}>{note}</span>}
      </div>
      {end === undefined ? null : <span className={styles.end}>{end}</span>}
    </li>
  );
}

/** What was paid and how; a seller sees what its part came to. */
export function PaidBox({ page: { order, payments } }: { page: OrderPage }) {
  const isPaid = order.paymentStatus === 'Paid' || order.paymentStatus === 'Refunded';
  const share = isPaid && payments.length === 0;
  return (
    <Rows
      title={texts.paid}
      none={share ? texts.shareOfOrder(formatRupees(order.payableAmount)) : texts.notPaid}
      rows={payments}
    >
      {({ by, amount, at, reference }) => (
        <Row
          key={by}
          what={texts.paidWith[by]}
          note={
            <>
              {formatDateTime(at)}
              {reference === '' ? null : ` · ${texts.reference(reference)}`}
            </>
          }
          end={formatRupees(amount)}
        />
      )}
    </Rows>
  );
}

type Refund = OrderPage['refunds'][number];

/** What will happen with a refund and when, or what has happened. */
function sayWhen({ to, state, dueAt, doneAt }: Refund): string {
  const way = to === 'credit' ? texts.backToCredit : texts.backToPayment;
  if (doneAt !== null) {
    return texts.on(way.done, formatDay(doneAt));
  }
  return state === 'asked' ? texts.underWay(way.waits) : texts.from(way.waits, formatDateTime(dueAt));
}

export function RefundsBox({ refunds }: Pick<OrderPage, 'refunds'>) {
  return (
    <Rows title={texts.goesBack} none={texts.nothingBack} rows={refunds}>
      {(refund) => (
        <Row
          key={refund._id}
          what={
            refund.parcel === undefined
              ? texts.reasons[refund.why]
              : texts.ofParcel(texts.reasons[refund.why], refund.parcel)
          }
          note={
            <>
              {sayWhen(refund)}
              {refund.reference === null ? null : ` · ${texts.reference(refund.reference)}`}
            </>
          }
          end={formatRupees(refund.amount)}
        />
      )}
    </Rows>
  );
}

export function ReturnsBox({ returns }: Pick<OrderPage, 'returns'>) {
  const hasOpen = returns.some(({ kind }) => kind !== 'cancel');
  return (
    <Rows
      title={texts.returns}
      none={texts.noReturns}
      rows={returns}
      after={
        hasOpen ? (
          <TextLink as={Link} quiet className={styles.link} to={`${pages.adminReturns()}?show=all`}>
            {texts.openReturns}
          </TextLink>
        ) : null
      }
    >
      {(row) => (
        <Row
          key={row._id}
          what={texts.pieces(row.quantity, row.line.name)}
          note={`${describeReason(row) ?? texts.cancelledPieces} · ${formatDateTime(row.history.at(-1)?.at ?? row.requestedAt)}`}
          end={
            <>
              <Badge>{returnStateLabels[row.state]}</Badge> {row.kind === 'exchange' ? null : formatRupees(row.refund)}
            </>
          }
        />
      )}
    </Rows>
  );
}

export function DocumentsBox({ page: { order, documents } }: { page: OrderPage }) {
  return (
    <Rows
      title={texts.documents}
      none={texts.noDocuments}
      rows={documents}
      after={
        order.invoiceNumber === null ? null : (
          <TextLink as={Link} quiet className={styles.link} to={pages.adminInvoice(order._id)}>
            {texts.openDocuments}
          </TextLink>
        )
      }
    >
      {({ _id, kind, number, issuedAt, total }) => (
        <Row key={_id} what={`${texts.kinds[kind]} ${number}`} note={formatDay(issuedAt)} end={formatRupees(total)} />
      )}
    </Rows>
  );
}

export function MessagesBox({ messages }: Pick<OrderPage, 'messages'>) {
  return (
    <Rows title={texts.messages} none={texts.noMessages} rows={messages}>
      {({ topic, channel, state, at }) => (
        <Row
          key={`${topic} ${channel} ${at}`}
          what={texts.topics[topic]}
          note={`${texts.channels[channel]} · ${formatDateTime(at)}`}
          end={<Badge>{texts.states[state]}</Badge>}
        />
      )}
    </Rows>
  );
}

export function OthersBox({ others }: Pick<OrderPage, 'others'>) {
  return (
    <Rows title={texts.others} none={texts.noOthers} rows={others}>
      {({ _id, number, createdAt, orderStatus, payableAmount }) => (
        <Row
          key={_id}
          what={
            <TextLink as={Link} quiet className={styles.link} to={adminPages.order(number)}>
              {number}
            </TextLink>
          }
          note={`${formatDay(createdAt)} · ${statusLabel(orderStatus)}`}
          end={formatRupees(payableAmount)}
        />
      )}
    </Rows>
  );
}
