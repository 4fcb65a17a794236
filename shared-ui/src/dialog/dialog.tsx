import { type ComponentProps, type ReactNode, useId } from 'react';
import { IconX } from '#icon/index.ts';
import { IconButton } from '#icon-button/index.ts';
import { cx } from '#lib/cx.ts';
import modal from '#lib/modal.module.css';
import { useKeyboardScroll } from '#lib/use-keyboard-scroll.ts';
import { useModal } from '#lib/use-modal.ts';
import * as texts from '#texts/common.ts';
import styles from './dialog.module.css';

export type DialogProps = Omit<ComponentProps<'dialog'>, 'open' | 'title'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** `full` covers the screen. @default 'md' */
  size?: 'md' | 'lg' | 'full' | undefined;
};

/** A modal window. Its content exists only while it is open. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, size = 'md', ...rest } = props;
  const { className, children, ref, ...native } = rest;
  const id = useId();
  const bodyRef = useKeyboardScroll();
  const behaviour = useModal({
    open,
    onDismiss: () => onOpenChange(false),
    dismissOnBackdrop: true,
    ref,
  });
  return (
    <dialog
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      {...native}
      {...behaviour}
      className={cx(modal.dialog, styles.dialog, styles[size], className)}
    >
      {open ? (
        <div className={styles.sheet}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {description ? (
            <p id={`${id}-description`} className={styles.description}>
              {description}
            </p>
          ) : null}
          <div ref={bodyRef} className={styles.body}>
            {children}
          </div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
          {/* Last in the DOM, so that opening puts the focus on the content. */}
          <IconButton label={texts.close} className={styles.close} onClick={() => onOpenChange(false)}>
            <IconX />
          </IconButton>
        </div>
      ) : null}
    </dialog>
  );
}
