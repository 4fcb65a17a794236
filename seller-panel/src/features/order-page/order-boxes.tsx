import { adminPages, pages } from '@aaram/shared-domain/contract';
import { formatDateTime, formatDay } from '@aaram/shared-domain/format';
import { formatRupees } from '@aaram/shared-domain/money';
import { statusLabel } from '@aaram/shared-domain/order';
import type { OrderPage } from '@aaram/shared-domain/order-page';
import { refundArrives, sayWay } from '@aaram/shared-domain/refund';
import { describeReason, returnStateLabels } from '@aaram/shared-domain/return';
import { PanelBox } from '@aaram/shared-panel';
import { Link } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import { Button } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import type { ReactNode } from 'react';
import * as texts from '#texts/order-page.ts';
import * as refundTexts from '#texts/refund.ts';
import styles from './order-page.module.css';
import { useUndoRefund } from './refund-query.ts';

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

type ItemProps = { what: ReactNode; note?: ReactNode; end?: ReactNode };

function Item({ what, note, end }: ItemProps) {
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
        <Item
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
function sayWhen({ to, state, dueAt, doneAt }: Refund, paidBy: OrderPage['paidBy']): string {
  const way = to === 'credit' ? texts.backToCredit : texts.backToPayment(sayWay(paidBy));
  if (doneAt !== null) {
    return texts.on(way.done, formatDay(doneAt));
  }
  return state === 'asked'
    ? texts.underWay(way.waits)
    : to === 'credit'
      ? texts.on(way.waits, formatDateTime(dueAt))
      : texts.from(way.waits, formatDateTime(dueAt), formatDay(refundArrives(new Date(dueAt)).toISOString()));
}

export function RefundsBox({ page: { refunds, paidBy } }: { page: OrderPage }) {
  return (
    <Rows title={texts.goesBack} none={texts.nothingBack} rows={refunds}>
      {(refund) => (
        <Item
          key={refund._id}
          what={
            refund.parcel === undefined
              ? texts.reasons[refund.why]
              : texts.ofParcel(texts.reasons[refund.why], refund.parcel)
          }
          note={
            <>
              {sayWhen(refund, paidBy)}
              {refund.reference === null ? null : ` · ${texts.reference(refund.reference)}`}
            </>
          }
          end={formatRupees(refund.amount)}
        />
      )}
    </Rows>
  );
}

type Row = OrderPage['returns'][number];

const nameRow = ({ kind, quantity, line }: Row) =>
  kind === 'adjust' ? texts.partOfPrice(line.name) : texts.pieces(quantity, line.name);

/** Why and when; where staff gave the reason, in their words. */
function sayWhy(row: Row): string {
  const why = describeReason(row) ?? row.answer ?? texts.cancelledPieces;
  return `${why} · ${formatDateTime(row.history.at(-1)?.at ?? row.requestedAt)}`;
}

/** Takes back what staff did, as long as none of its money has gone. */
function UndoButton({ row, named }: { row: Row; named: string }) {
  const undo = useUndoRefund(named, row.order._id);
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={undo.isPending}
      aria-label={refundTexts.undoOf(nameRow(row))}
      onClick={() => undo.mutate(row._id)}
    >
      {refundTexts.undo}
    </Button>
  );
}

export function ReturnsBox({ page: { returns }, named }: { page: OrderPage; named: string }) {
  const hasOpen = returns.some(({ kind }) => kind === 'return' || kind === 'exchange');
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
        <Item
          key={row._id}
          what={nameRow(row)}
          note={sayWhy(row)}
          end={
            <>
              <Badge>{returnStateLabels[row.state]}</Badge>{' '}
              {row.kind === 'exchange' || row.state === 'withdrawn' ? null : formatRupees(row.refund)}
              {row.undoUntil === undefined ? null : <UndoButton row={row} named={named} />}
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
        <Item key={_id} what={`${texts.kinds[kind]} ${number}`} note={formatDay(issuedAt)} end={formatRupees(total)} />
      )}
    </Rows>
  );
}

export function MessagesBox({ messages }: Pick<OrderPage, 'messages'>) {
  return (
    <Rows title={texts.messages} none={texts.noMessages} rows={messages}>
      {({ topic, channel, state, at }) => (
        <Item
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
        <Item
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
