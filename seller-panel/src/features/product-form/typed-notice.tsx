import { formatDateTime, formatList } from '@aaram/shared-domain/format';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import * as texts from '#texts/typed-work.ts';
import styles from './typed-notice.module.css';

type TypedNoticeProps = {
  /** When it was typed; undefined when nothing is offered. */
  at: number | undefined;
  /** Names of pictures that were chosen before and must be chosen again. */
  lost: readonly string[];
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers what was typed here before and not saved; then names the pictures that could not be stored. */
export function TypedNotice({ at, lost, onRestore, onDiscard }: TypedNoticeProps) {
  if (at !== undefined) {
    return (
      <Notice role="status" className={styles.notice}>
        <p>{texts.typedAndNotSaved(formatDateTime(new Date(at).toISOString()))}</p>
        <p className={styles.buttons}>
          <Button size="sm" onClick={onRestore}>
            {texts.restore}
          </Button>
          <Button size="sm" variant="secondary" onClick={onDiscard}>
            {texts.discard}
          </Button>
        </p>
      </Notice>
    );
  }
  return lost.length === 0 ? null : (
    <Notice tone="warning" role="status" className={styles.notice}>
      {texts.chooseAgain(formatList(lost))}
    </Notice>
  );
}
