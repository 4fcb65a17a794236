import { Swatches } from '@aaram/shared-ui/swatches';
import { useId } from 'react';
import * as texts from '#texts/designer.ts';
import styles from './panels.module.css';

const inks = Object.entries(texts.inks);
const OWN = 'own';

type InkFieldProps = {
  legend: string;
  value: string;
  onChange: (ink: string) => void;
};

/** An ink: one of ten, or any other colour. */
export function InkField({ legend, value, onChange }: InkFieldProps) {
  const id = useId();
  const isUsual = value in texts.inks;
  return (
    <div className={styles.inks}>
      <Swatches
        legend={legend}
        name={id}
        value={isUsual ? value : OWN}
        onChange={(ink) => onChange(ink === OWN ? value : ink)}
        swatches={[
          ...inks.map(([ink, label]) => ({
            value: ink,
            label,
            sample: <span className={styles.drop} ref={(element) => element?.style.setProperty('--ink', ink)} />,
          })),
          ...(isUsual
            ? []
            : [
                {
                  value: OWN,
                  label: value,
                  sample: (
                    <span className={styles.drop} ref={(element) => element?.style.setProperty('--ink', value)} />
                  ),
                },
              ]),
        ]}
      />
      <label className={styles.ownInk}>
        {texts.ownInk}
        <input type="color" value={value} onChange={(event) => onChange(event.currentTarget.value.toLowerCase())} />
      </label>
    </div>
  );
}
