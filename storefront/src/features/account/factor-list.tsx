import { formatDay } from '@aaram/shared-domain/format';
import type { FactorList } from '@aaram/shared-domain/identity';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import styles from './account.module.css';

export type Factor = FactorList['factors'][number];

const describeKind = ({ kind, isBackedUp }: Factor) =>
  kind === 'totp' ? 'Authenticator app' : isBackedUp ? 'Passkey, synced between devices' : 'Passkey on one device';

type FactorCardsProps = { list: FactorList; onRename: (factor: Factor) => void; onRemove: (factor: Factor) => void };

/** The account's second factors, or why it should add one. */
export function FactorCards({ list, onRename, onRemove }: FactorCardsProps) {
  if (list.factors.length === 0) {
    return list.isRequired ? (
      <Notice tone="warning">
        Admins need a second step at login. Add a passkey or an app to go on to the Seller Panel.
      </Notice>
    ) : (
      <p>
        With a second step nobody gets in who knows only your password. A passkey asks for your finger, your face or the
        screen lock of your device; an app on your phone shows a code.
      </p>
    );
  }
  return (
    <>
      <ul className={styles.cards}>
        {list.factors.map((factor) => (
          <li key={factor._id} className={styles.card}>
            <div className={styles.address}>
              <strong>{factor.name}</strong>
              <span>{describeKind(factor)}</span>
              <span>Added {formatDay(factor.createdAt)}</span>
              <span>{factor.lastUsedAt === null ? 'Not used yet' : `Last used ${formatDay(factor.lastUsedAt)}`}</span>
            </div>
            <div className={styles.cardActions}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Rename ${factor.name}`}
                onClick={() => onRename(factor)}
              >
                Rename
              </Button>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Remove ${factor.name}`}
                onClick={() => onRemove(factor)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p>{list.recoveryCodes === 1 ? '1 recovery code is left.' : `${list.recoveryCodes} recovery codes are left.`}</p>
    </>
  );
}
