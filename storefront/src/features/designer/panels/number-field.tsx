import { TextField } from '@aaram/shared-ui/text-field';
import { useEffect, useId, useState } from 'react';

type NumberFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Of the arrows. @default 1 */
  step?: number;
  onChange: (value: number) => void;
};

const written = (value: number) => String(Math.round(value * 10) / 10);

/** A number with a unit in its label. What is typed counts as it is typed; what is no number changes nothing. */
export function NumberField({ label, value, min, max, step = 1, onChange }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (document.activeElement?.id !== id) {
      setTyped(undefined);
    }
  });
  return (
    <TextField
      id={id}
      name={id}
      type="number"
      inputMode="decimal"
      label={label}
      min={min}
      max={max}
      step={step}
      value={typed ?? written(value)}
      autoComplete="off"
      onChange={(event) => {
        const text = event.currentTarget.value;
        const number = Number(text.replace(',', '.'));
        setTyped(text);
        if (text.trim() !== '' && Number.isFinite(number)) {
          onChange(Math.min(max, Math.max(min, number)));
        }
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
