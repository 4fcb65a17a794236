import { Checkbox } from '@aaram/shared-ui/checkbox';
import { Dialog } from '@aaram/shared-ui/dialog';
import { useState } from 'react';
import * as texts from '#texts/keys.ts';
import styles from './key-sheet.module.css';
import { areSingleKeysOn, switchSingleKeys } from './single-keys.ts';

/** All shortcuts of the panel, and whether single keys do something. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.shortcuts}>
      <dl className={styles.keys}>
        {texts.keys.map(([key, does]) => (
          <div key={key} className={styles.key}>
            <dt>
              <kbd className={styles.cap}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={texts.singleKeysOn}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          switchSingleKeys(checked);
          setOn(checked);
        }}
      />
    </Dialog>
  );
}
