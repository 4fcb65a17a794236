import {
  fontFor,
  fontIds,
  fonts,
  MAX_TEXT_LENGTH,
  type TextObject,
  alignments as textAlignments,
} from '@aaram/shared-domain/design';
import { findOneOf } from '@aaram/shared-domain/records';
import { SelectField } from '@aaram/shared-ui/select';
import { SizePicker } from '@aaram/shared-ui/size-picker';
import { TextField } from '@aaram/shared-ui/text-field';
import type { Ref } from 'react';
import * as texts from '#texts/designer.ts';
import { InkField } from './ink-field.tsx';
import { NumberField } from './number-field.tsx';
import { OutlineField } from './outline-field.tsx';
import styles from './panels.module.css';

const options = fontIds.map((id) => {
  const { label, look, hasDevanagari } = fonts[id];
  return { value: id, label: texts.fontOption(label, look, hasDevanagari) };
});
const alignments = [
  { value: 'left', label: texts.alignLeft },
  { value: 'center', label: texts.alignCenter },
  { value: 'right', label: texts.alignRight },
];

type TextFieldsProps = {
  object: TextObject;
  onChange: (change: Partial<TextObject>, key: string) => void;
  textRef: Ref<HTMLTextAreaElement>;
};

/** What can be said of a text: its words, lettering, ink and lines. */
export function TextFields({ object, onChange, textRef }: TextFieldsProps) {
  const printed = fontFor(object.text, object.font);
  return (
    <div className={styles.fields}>
      <TextField
        multiline
        rows={2}
        name="words"
        ref={textRef}
        label={texts.text}
        hint={texts.textHint}
        value={object.text}
        maxLength={MAX_TEXT_LENGTH}
        autoComplete="off"
        onChange={(event) => onChange({ text: event.currentTarget.value }, 'text')}
      />
      <SelectField
        label={texts.font}
        options={options}
        value={object.font}
        hint={printed === object.font ? undefined : texts.otherFace(fonts[printed].label)}
        onChange={(event) => onChange({ font: findOneOf(fontIds, event.currentTarget.value) ?? object.font }, '')}
      />
      <InkField legend={texts.ink} value={object.ink} onChange={(ink) => onChange({ ink }, 'ink')} />
      <OutlineField value={object.outline} onChange={(outline) => onChange({ outline }, 'outline')} />
      <SizePicker
        legend={texts.align}
        name="align"
        sizes={alignments}
        value={object.align}
        onChange={(align) => onChange({ align: findOneOf(textAlignments, align) ?? object.align }, '')}
      />
      <div className={styles.pairs}>
        <NumberField
          label={texts.letterSize}
          value={object.size}
          min={2}
          max={400}
          onChange={(size) => onChange({ size }, 'size')}
        />
        <NumberField
          label={texts.spacing}
          value={object.spacing}
          min={-20}
          max={60}
          step={0.5}
          onChange={(spacing) => onChange({ spacing }, 'spacing')}
        />
        <NumberField
          label={texts.curve}
          value={object.curve}
          min={-180}
          max={180}
          step={5}
          onChange={(curve) => onChange({ curve }, 'curve')}
        />
        <NumberField
          label={texts.leading}
          value={object.leading}
          min={0.6}
          max={3}
          step={0.1}
          onChange={(leading) => onChange({ leading }, 'leading')}
        />
      </div>
    </div>
  );
}
