import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import styles from './account.module.css';

/** Recovery codes for a lost phone, shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Notice tone="success" role="status">
      <p>
        Keep these recovery codes where your phone is not. Each opens your account once, and they are shown only now.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" onClick={onDone}>
        I have kept them
      </Button>
    </Notice>
  );
}
