import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import * as texts from '#texts/address-fields.ts';
import styles from './address-fields.module.css';

type StateQuestionProps = {
  pincode: string;
  /** The chosen state. */
  state: string;
  /** Those that the PIN code belongs to. */
  others: readonly string[];
  onUse: (state: string) => void;
  onKeep: () => void;
};

/** Asks once which state is meant when the PIN code belongs to another one (product-rules.md#pincode-first). */
export function StateQuestion({ pincode, state, others, onUse, onKeep }: StateQuestionProps) {
  return (
    <Notice tone="warning" role="status" className={styles.wide}>
      <p>{texts.pincodeIsElsewhere(pincode, others, state)}</p>
      <div className={styles.answers}>
        {others.map((other) => (
          <Button key={other} size="sm" onClick={() => onUse(other)}>
            {texts.takeState(other)}
          </Button>
        ))}
        <Button size="sm" variant="secondary" onClick={onKeep}>
          {texts.keepState(state)}
        </Button>
      </div>
    </Notice>
  );
}
