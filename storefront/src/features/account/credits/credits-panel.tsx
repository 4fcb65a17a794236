import type { Credit } from '@aaram/shared-domain/credit';
import { formatDay } from '@aaram/shared-domain/format';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import { Sentence } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { LoadState } from '#lib/load-state.tsx';
import { LoadingText } from '#lib/loading-text.tsx';
import { nameCredit } from '#lib/name-credit.ts';
import { useCredits } from '#lib/use-credits.ts';
import * as texts from '#texts/credits.ts';
import styles from '../account.module.css';
import { AddGiftCard } from './add-gift-card.tsx';
import { BoughtGiftCards } from './bought-gift-cards.tsx';

type Movement = Credit['movements'][number];
const rupees = (amount: number) => formatPaise(paiseFromRupees(amount));
/** With a sign, because it is added to the others. */
const change = (amount: number) => (amount < 0 ? `− ${rupees(-amount)}` : `+ ${rupees(amount)}`);

const movementTexts: Record<Movement['kind'], (movement: Movement) => string> = {
  issued: () => texts.issued,
  held: ({ order }) => texts.heldBy(order ?? ''),
  'given-back': ({ order }) => texts.givenBackBy(order ?? ''),
  spent: ({ order }) => texts.spentOn(order ?? ''),
  refunded: ({ order }) => texts.refundedBy(order ?? ''),
  expired: () => texts.expired,
  withdrawn: ({ reason }) => texts.withdrawnBecause(reason ?? ''),
};

/** Credits: the shopper's credit notes and gift cards, adding a gift card, and those that the shopper has bought. */
export function CreditsPanel() {
  return (
    <div className={styles.profile}>
      <div className={styles.addresses}>
        <AddGiftCard />
        <CreditList />
      </div>
      <BoughtGiftCards />
    </div>
  );
}

/** Each credit with its balance, its last day and its movements. */
function CreditList() {
  const query = useCredits();
  return (
    <LoadState
      query={query}
      failed={texts.creditsNotLoaded}
      loading={<LoadingText>{texts.loadingCredits}</LoadingText>}
    >
      {(credits) =>
        credits.length === 0 ? (
          <EmptyState title={texts.noCredits}>{texts.whatCreditsAre}</EmptyState>
        ) : (
          <>
            <p className={styles.quiet}>{texts.howToSpend}</p>
            <ul className={styles.cards}>
              {credits.map((credit) => (
                <li key={credit._id} className={styles.card}>
                  <CreditFacts credit={credit} />
                  <Movements credit={credit} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </LoadState>
  );
}

/** Why a credit cannot be spent any more. */
function Ended({ credit: { isWithdrawn, expiresAt } }: { credit: Credit }) {
  if (isWithdrawn) {
    return <Badge>{texts.withdrawn}</Badge>;
  }
  const day = <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>;
  return new Date(expiresAt) < new Date() ? <Sentence parts={texts.expiredOn(day)} /> : <Badge>{texts.spent}</Badge>;
}

function CreditFacts({ credit }: { credit: Credit }) {
  const { amount, balance, held, expiresAt, isValid } = credit;
  return (
    <div className={styles.address}>
      <span>{nameCredit(credit)}</span>
      <strong>{rupees(balance)}</strong>
      <span>{texts.ofAmount(rupees(amount))}</span>
      <span>
        {isValid ? (
          <Sentence parts={texts.validUntil(<time dateTime={expiresAt}>{formatDay(expiresAt)}</time>)} />
        ) : (
          <Ended credit={credit} />
        )}
      </span>
      {held > 0 ? <span>{texts.isHeld(rupees(held))}</span> : null}
    </div>
  );
}

function Movements({ credit }: { credit: Credit }) {
  const count = credit.movements.length;
  return (
    <details className={styles.movements}>
      <summary aria-label={texts.movementsOf(count, nameCredit(credit))}>{texts.movements(count)}</summary>
      <ol>
        {credit.movements.map((movement) => (
          <li key={`${movement.at} ${movement.kind}`}>
            <time dateTime={movement.at}>{formatDay(movement.at)}</time>
            <span>{movementTexts[movement.kind](movement)}</span>
            {movement.amount === 0 ? null : <span>{change(movement.amount)}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
