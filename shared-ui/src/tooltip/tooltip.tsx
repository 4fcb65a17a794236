import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { type ComponentProps, type ReactElement, useId, useState } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './tooltip.module.css';

export type TooltipProps = Omit<ComponentProps<'span'>, 'children'> & {
  text: string;
  /** One focusable element; the text becomes its description. */
  children: ReactElement<Record<string, unknown>>;
};

/**
 * A few words on hover and focus; Escape hides them. Do not put information only here: touch users do not see it. Load
 * it with `import()`: it brings the positioning library.
 */
export function Tooltip({ text, children, className, ...rest }: TooltipProps) {
  const id = useId();
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return (
    <BaseTooltip.Root>
      <span {...rest} className={cx(styles.anchor, className)}>
        <BaseTooltip.Trigger render={children} ref={setTrigger} aria-describedby={id} />
        {/* The description exists even while nothing is drawn. */}
        <span id={id} hidden>
          {text}
        </span>
      </span>
      {/* While a modal dialog is open the page is inert, so the tooltip must be inside the dialog. */}
      <BaseTooltip.Portal container={trigger?.closest('dialog') ?? undefined}>
        <BaseTooltip.Positioner sideOffset={6} className={styles.positioner}>
          <BaseTooltip.Popup role="tooltip" className={styles.tooltip}>
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
