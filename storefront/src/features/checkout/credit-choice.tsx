import { formatDay } from '@aaram/shared-domain/format';
import { formatPaise } from '@aaram/shared-domain/money';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import { LoadState } from '#lib/load-state.tsx';
import { nameCredit } from '#lib/name-credit.ts';
import * as texts from '#texts/credits.ts';
import styles from './checkout.module.css';
import { type ChosenCredits, paiseOn } from './use-chosen-credits.ts';

type CreditChoiceProps = { credits: ChosenCredits; onChange: (ids: readonly string[]) => void };

/** Credit notes and gift cards that can pay, none of them chosen before the shopper does; nothing without any. */
export function CreditChoice({ credits: { query, offered, ids, split }, onChange }: CreditChoiceProps) {
  if (query.data !== undefined && offered.length === 0) {
    return null;
  }
  return (
    <LoadState query={query} failed={texts.creditsNotLoaded} loading={null}>
      {() => (
        <section aria-labelledby="pay-with-credit">
          <h2 id="pay-with-credit" className={styles.heading}>
            {texts.payWithCredit}
          </h2>
          <fieldset className={styles.credits}>
            <legend>{texts.chooseCredits}</legend>
            {offered.map((credit) => (
              <Checkbox
                key={credit._id}
                label={texts.creditOf(nameCredit(credit), formatPaise(paiseOn(credit)), formatDay(credit.expiresAt))}
                checked={ids.includes(credit._id)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? [...ids, credit._id] : ids.filter((id) => id !== credit._id))
                }
              />
            ))}
          </fieldset>
          <p role="status" className={styles.creditHint}>
            {split.credit > 0 && split.left === 0 ? texts.paysAll : ''}
          </p>
        </section>
      )}
    </LoadState>
  );
}
