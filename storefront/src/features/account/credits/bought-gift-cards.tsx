import { createCreditCalls, queryKeys } from '@aaram/shared-domain/contract';
import type { BoughtGiftCard } from '@aaram/shared-domain/credit';
import { formatDay } from '@aaram/shared-domain/format';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import { Sentence, usePlatform, useQuery } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import { LoadState } from '#lib/load-state.tsx';
import * as texts from '#texts/gift-cards.ts';
import styles from '../account.module.css';

/** The gift cards that this shopper has bought and paid for; nothing without any. */
export function BoughtGiftCards() {
  const { api } = usePlatform();
  const query = useQuery({
    queryKey: queryKeys.boughtGiftCards(),
    queryFn: () => createCreditCalls(api.call).getBoughtGiftCards(),
  });
  if (query.isPending || query.data?.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="bought-gift-cards" className={styles.addresses}>
      <h2 id="bought-gift-cards">{texts.boughtTitle}</h2>
      <LoadState query={query} failed={texts.boughtNotLoaded} loading={null}>
        {(cards) => (
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card._id} className={styles.card}>
                <Bought card={card} />
                <div>
                  <Badge>{texts.states[card.state]}</Badge>
                </div>
              </li>
            ))}
          </ul>
        )}
      </LoadState>
    </section>
  );
}

function Bought({
  card: { amount, recipientName, recipientEmail, boughtAt, expiresAt, state },
}: {
  card: BoughtGiftCard;
}) {
  return (
    <div className={styles.address}>
      <strong>{formatPaise(paiseFromRupees(amount))}</strong>
      <span>{texts.forWhom(recipientName, recipientEmail)}</span>
      <span>
        <Sentence parts={texts.boughtOn(<time dateTime={boughtAt}>{formatDay(boughtAt)}</time>)} />
      </span>
      {state === 'sent' ? (
        <span>
          <Sentence parts={texts.validUntil(<time dateTime={expiresAt}>{formatDay(expiresAt)}</time>)} />
        </span>
      ) : null}
    </div>
  );
}
