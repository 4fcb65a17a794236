import type { ShapeObject } from '@aaram/shared-domain/design';
import * as texts from '#texts/designer.ts';
import { InkField } from './ink-field.tsx';
import { NumberField } from './number-field.tsx';
import { OutlineField } from './outline-field.tsx';
import styles from './panels.module.css';

type ShapeFieldsProps = { object: ShapeObject; onChange: (change: Partial<ShapeObject>, key: string) => void };

export function ShapeFields({ object, onChange }: ShapeFieldsProps) {
  return (
    <div className={styles.fields}>
      <InkField legend={texts.ink} value={object.ink} onChange={(ink) => onChange({ ink }, 'ink')} />
      <OutlineField value={object.outline} onChange={(outline) => onChange({ outline }, 'outline')} />
      <NumberField
        label={texts.height}
        value={object.height}
        min={2}
        max={900}
        onChange={(height) => onChange({ height }, 'height')}
      />
    </div>
  );
}
