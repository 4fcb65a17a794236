import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { FieldFrame, type FieldTexts, fieldControlProps } from '#lib/field-frame.tsx';
import styles from './text-field.module.css';

type OwnProps = FieldTexts & {
  name: string;
  /** Before the text, inside the box: an icon or ₹. */
  leading?: ReactNode;
  /** After the text, inside the box: an icon or a button. */
  trailing?: ReactNode;
};

type SingleLineProps = OwnProps &
  Omit<ComponentProps<'input'>, keyof OwnProps> & { multiline?: false | undefined; rows?: undefined };

type MultilineProps = OwnProps & Omit<ComponentProps<'textarea'>, keyof OwnProps> & { multiline: true };

export type TextFieldProps = SingleLineProps | MultilineProps;

/** A labelled input or, with `multiline`, a textarea. Native props and `ref` go to the control, `className` to the frame. */
export function TextField(props: TextFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const { label, error, hint, hideLabel, optional, leading, trailing, className, ...rest } = props;
  const labels = { label, error, hint, hideLabel, optional };
  const control = fieldControlProps(id, labels, props['aria-describedby']);
  return (
    <FieldFrame id={id} {...labels} className={className}>
      {leading ? <span className={styles.leading}>{leading}</span> : null}
      {renderControl(rest, control)}
      {trailing ? <span className={styles.trailing}>{trailing}</span> : null}
    </FieldFrame>
  );
}

type ControlProps = ReturnType<typeof fieldControlProps>;

function renderControl(
  rest: Omit<SingleLineProps, keyof FieldTexts> | Omit<MultilineProps, keyof FieldTexts>,
  control: ControlProps,
) {
  if (rest.multiline) {
    const { multiline: _, rows = 4, ...area } = rest;
    return <textarea {...area} {...control} rows={rows} />;
  }
  const { multiline: _, rows: __, ...input } = rest;
  return <input type="text" {...input} {...control} ref={input.ref as Ref<HTMLInputElement>} />;
}
