import { adminPages } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import { describeReason, type Return, returnStateLabels } from '@aaram/shared-domain/return';
import { Link, Sentence } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import { OptionalPicture } from '@aaram/shared-ui/picture';
import record from '#lib/record-card/record-card.module.css';
import { RecordCard } from '#lib/record-card/record-card.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/returns.ts';
import { ReturnActions } from './return-actions.tsx';
import styles from './return-card.module.css';
import { ReturnMailAgain } from './return-mail-again.tsx';
import { ReturnPickup } from './return-pickup.tsx';

const money = (rupees: number) => formatPaise(paiseFromRupees(rupees));

/** By when it has to be answered, or since when it is as it is. */
function Clock({ row, now }: { row: Return; now: number }) {
  const { answerBy, history, requestedAt } = row;
  if (answerBy === null) {
    const at = history.at(-1)?.at ?? requestedAt;
    return (
      <p className={record.quiet}>
        <Sentence parts={texts.since(<time dateTime={at}>{formatDateTime(at)}</time>)} />
      </p>
    );
  }
  const isLate = Date.parse(answerBy) < now;
  const say = isLate ? texts.answerOverdue : texts.answerBy;
  return (
    <p className={isLate ? record.urgent : record.quiet}>
      <Sentence parts={say(<time dateTime={answerBy}>{formatDateTime(answerBy)}</time>)} />
    </p>
  );
}

/** The way it was paid, or a credit note, as the shopper chose. */
const sayMoney = {
  refund: { wanted: texts.refund, done: texts.refunded },
  'credit-note': { wanted: texts.creditNote, done: texts.creditNoteIssued },
};

function Wanted({ row: { size, refund, fee, state, payout } }: { row: Return }) {
  // Only an exchange has a size.
  if (size !== null) {
    return <span>{texts.exchangeForSize(size)}</span>;
  }
  return (
    <>
      <span>{sayMoney[payout][state === 'refunded' ? 'done' : 'wanted'](money(refund))}</span>
      {fee > 0 ? <span className={record.quiet}>{texts.feeDeducted(money(fee))}</span> : null}
    </>
  );
}

function Pictures({ pictures }: Pick<Return, 'pictures'>) {
  return (
    <ul className={styles.pictures} aria-label={texts.pictures}>
      {pictures.map((src, index) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noreferrer">
            <OptionalPicture src={src} alt={texts.pictureOfShopper(index + 1)} sizes="72px" ratio="3:4" />
          </a>
        </li>
      ))}
    </ul>
  );
}

type ReturnCardProps = {
  row: Return;
  /** When the list was read, ms. */
  now: number;
};

/** One return: its clock, which pieces and why, what is wanted, and what to do now. */
export function ReturnCard({ row, now }: ReturnCardProps) {
  const { order, line, quantity, state, comment, pictures, answer, shopper, seller, restocked } = row;
  const hasSize = line.size !== '' && line.size !== 'Quantity';
  return (
    <RecordCard
      label={texts.piecesOfOrder(quantity, line.name, order.number)}
      title={hasSize ? texts.piecesOfSize(quantity, line.name, line.size) : texts.pieces(quantity, line.name)}
      note={<Clock row={row} now={now} />}
      badge={<Badge>{returnStateLabels[state]}</Badge>}
      facts={
        <>
          <div>
            <dt>{texts.order}</dt>
            <dd>
              <Link to={adminPages.order(order.number)}>{order.number}</Link>
              {shopper === undefined ? null : <span>{shopper.name}</span>}
              {seller === undefined ? null : <span className={record.quiet}>{texts.soldBy(seller.name)}</span>}
            </dd>
          </div>
          <div>
            <dt>{common.reason}</dt>
            <dd>
              <span>{describeReason(row)}</span>
            </dd>
          </div>
          <div>
            <dt>{texts.wanted}</dt>
            <dd>
              <Wanted row={row} />
              {restocked === null ? null : (
                <span className={record.quiet}>{restocked ? texts.onSaleAgain : texts.notOnSaleAgain}</span>
              )}
            </dd>
          </div>
        </>
      }
    >
      {comment === '' ? null : <p className={record.text}>{comment}</p>}
      {pictures.length === 0 ? null : <Pictures pictures={pictures} />}
      {answer === null ? null : <p className={record.text}>{texts.answered(answer)}</p>}
      <ReturnPickup row={row} />
      <ReturnActions row={row} />
      <ReturnMailAgain row={row} />
    </RecordCard>
  );
}
