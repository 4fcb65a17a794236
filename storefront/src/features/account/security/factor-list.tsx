import { formatDay } from '@aaram/shared-domain/format';
import type { FactorList } from '@aaram/shared-domain/identity';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import * as texts from '#texts/account.ts';
import * as common from '#texts/common.ts';
import styles from '../account.module.css';

export type Factor = FactorList['factors'][number];

const describeKind = ({ kind, isBackedUp }: Factor) =>
  kind === 'totp' ? texts.authenticatorApp : isBackedUp ? texts.syncedPasskey : texts.devicePasskey;

type FactorCardsProps = { list: FactorList; onRename: (factor: Factor) => void; onRemove: (factor: Factor) => void };

/** The account's second factors, or why it should add one. */
export function FactorCards({ list, onRename, onRemove }: FactorCardsProps) {
  if (list.factors.length === 0) {
    return list.isRequired ? (
      <Notice tone="warning">{texts.adminNeedsSecondStep}</Notice>
    ) : (
      <p>{texts.whySecondStep}</p>
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
              <span>{texts.addedOn(formatDay(factor.createdAt))}</span>
              <span>
                {factor.lastUsedAt === null ? texts.notUsedYet : texts.lastUsedOn(formatDay(factor.lastUsedAt))}
              </span>
            </div>
            <div className={styles.cardActions}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={texts.renameFactor(factor.name)}
                onClick={() => onRename(factor)}
              >
                {texts.rename}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                aria-label={texts.removeFactor(factor.name)}
                onClick={() => onRemove(factor)}
              >
                {common.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p>{texts.recoveryCodesLeft(list.recoveryCodes)}</p>
    </>
  );
}
