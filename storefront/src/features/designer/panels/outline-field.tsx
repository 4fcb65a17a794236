import type { Outline } from '@aaram/shared-domain/design';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import { useId } from 'react';
import * as texts from '#texts/designer.ts';
import { InkField } from './ink-field.tsx';
import { NumberField } from './number-field.tsx';
import styles from './panels.module.css';

type OutlineFieldProps = { value: Outline | null; onChange: (outline: Outline | null) => void };

/** A line around letters or a shape, or none. */
export function OutlineField({ value, onChange }: OutlineFieldProps) {
  const id = useId();
  return (
    <div className={styles.fields}>
      <Checkbox
        name={id}
        checked={value !== null}
        label={texts.outline}
        onChange={(event) => onChange(event.currentTarget.checked ? { ink: '#ffffff', width: 1.5 } : null)}
      />
      {value === null ? null : (
        <>
          <NumberField
            label={texts.outlineWidth}
            value={value.width}
            min={0.1}
            max={20}
            step={0.5}
            onChange={(width) => onChange({ ...value, width })}
          />
          <InkField legend={texts.outlineInk} value={value.ink} onChange={(ink) => onChange({ ...value, ink })} />
        </>
      )}
    </div>
  );
}
