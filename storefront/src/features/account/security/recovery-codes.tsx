import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import * as texts from '#texts/account.ts';
import styles from '../account.module.css';

/** Recovery codes for a lost phone, shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Notice tone="success" role="status">
      <p>{texts.keepRecoveryCodes}</p>
      <ul className={styles.codes} aria-label={texts.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" onClick={onDone}>
        {texts.codesSaved}
      </Button>
    </Notice>
  );
}
