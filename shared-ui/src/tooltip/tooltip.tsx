import { type ComponentProps, cloneElement, type ReactElement, useId, useState } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './tooltip.module.css';

export type TooltipProps = Omit<ComponentProps<'span'>, 'children'> & {
  text: string;
  /** One focusable element; the text becomes its description. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
};

/** A few words on hover and focus; Escape hides them. Never the only place of an information. */
export function Tooltip({ text, children, className, ...rest }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches what happens to the element inside
    <span
      {...rest}
      className={cx(styles.anchor, className)}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onMouseEnter={() => setDismissed(false)}
      onFocus={() => setDismissed(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} className={styles.tooltip} hidden={dismissed}>
        {text}
      </span>
    </span>
  );
}
