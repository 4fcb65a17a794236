import type { PanelCredit } from '@aaram/shared-domain/credit';
import { formatDateTime, formatDay } from '@aaram/shared-domain/format';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import { Sentence } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import { Notice } from '@aaram/shared-ui/notice';
import record from '#lib/record-card/record-card.module.css';
import { RecordCard } from '#lib/record-card/record-card.tsx';
import * as texts from '#texts/credits.ts';
import { CreditActions } from './credit-actions.tsx';
import styles from './credit-card.module.css';

type Movement = PanelCredit['movements'][number];
const money = (rupees: number) => formatPaise(paiseFromRupees(rupees));
/** With a sign, because it is added to the others. */
const signed = (rupees: number) => (rupees < 0 ? `− ${money(-rupees)}` : `+ ${money(rupees)}`);

const nameOf = ({ kind, amount, tail }: PanelCredit) =>
  kind === 'credit-note' ? texts.creditNote(money(amount)) : texts.giftCard(money(amount), tail ?? '');

/** `now` is when the list was read, ms. */
function stateOf({ isValid, isWithdrawn, isFrozen, expiresAt }: PanelCredit, now: number): string {
  if (isFrozen) {
    return texts.frozen;
  }
  if (isWithdrawn) {
    return texts.withdrawn;
  }
  if (isValid) {
    return texts.open;
  }
  return Date.parse(expiresAt) <= now ? texts.expired : texts.spent;
}

function Gift({ gift }: { gift: NonNullable<PanelCredit['gift']> }) {
  return (
    <>
      <div>
        <dt>{texts.forWhom}</dt>
        <dd>
          <b>{gift.recipientName}</b>
          <span>{gift.recipientEmail}</span>
          <span className={record.quiet}>{texts.fromSender(gift.senderName)}</span>
        </dd>
      </div>
      <div>
        <dt>{texts.bought}</dt>
        <dd>
          <span>{gift.buyerEmail}</span>
          <span className={record.quiet}>{texts.withOrder(gift.order)}</span>
        </dd>
      </div>
    </>
  );
}

const sayMovement = ({ kind, order, reason }: Movement) => texts.moved[kind](reason ?? order ?? '');

function Movements({ movements }: Pick<PanelCredit, 'movements'>) {
  return (
    <ol className={styles.movements} aria-label={texts.movements}>
      {movements.map((movement) => (
        <li key={`${movement.at} ${movement.kind}`}>
          <time dateTime={movement.at}>{formatDateTime(movement.at)}</time>
          <span>{sayMovement(movement)}</span>
          <span>{movement.amount === 0 ? '' : signed(movement.amount)}</span>
        </li>
      ))}
    </ol>
  );
}

type CreditCardProps = {
  credit: PanelCredit;
  /** When the list was read, ms. */
  now: number;
};

/** One credit: what is left on it, whose it is, its movements, and what to do about it. */
export function CreditCard({ credit, now }: CreditCardProps) {
  const { balance, held, expiresAt, owner, gift, movements, notes } = credit;
  return (
    <RecordCard
      label={nameOf(credit)}
      title={nameOf(credit)}
      note={
        <p className={record.quiet}>
          <Sentence parts={texts.validUntil(<time dateTime={expiresAt}>{formatDay(expiresAt)}</time>)} />
        </p>
      }
      badge={<Badge>{stateOf(credit, now)}</Badge>}
      facts={
        <>
          <div>
            <dt>{texts.owner}</dt>
            <dd>
              <span>{owner?.name ?? texts.noOwnerYet}</span>
              <b>{texts.left(money(balance))}</b>
              {held > 0 ? <span className={record.quiet}>{texts.held(money(held))}</span> : null}
            </dd>
          </div>
          {gift === null ? null : <Gift gift={gift} />}
        </>
      }
    >
      {notes.length === 0 ? null : (
        <Notice tone="warning">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notice>
      )}
      <Movements movements={movements} />
      <CreditActions credit={credit} />
    </RecordCard>
  );
}
