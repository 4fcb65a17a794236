import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '#button/index.ts';
import { cx } from '#lib/cx.ts';
import modal from '#lib/modal.module.css';
import { useModal } from '#lib/use-modal.ts';
import * as texts from '#texts/alert-dialog.ts';
import styles from './alert-dialog.module.css';

export type AlertDialogProps = Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onCancel' | 'children'> & {
  open: boolean;
  title?: ReactNode;
  message: ReactNode;
  /** @default 'OK' */
  actionLabel?: string | undefined;
  /** Adds a second button; Escape then does the same as that button. */
  cancelLabel?: string | undefined;
  onAction: () => void;
  onCancel?: (() => void) | undefined;
  /** Marks an action that destroys something. */
  danger?: boolean | undefined;
};

/** A message that must be answered, instead of `window.alert` and `window.confirm`. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, title, message, actionLabel = texts.ok, cancelLabel, onAction, onCancel } = props;
  const { danger = false, className, ref } = props;
  const id = useId();
  const behaviour = useModal({ open, onDismiss: onCancel ?? onAction, dismissOnBackdrop: false, ref });
  return (
    <dialog
      {...nativeProps(props)}
      {...behaviour}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={title ? `${id}-title` : `${id}-message`}
      aria-describedby={title ? `${id}-message` : undefined}
      className={cx(modal.dialog, styles.dialog, className)}
    >
      {open ? (
        <div className={styles.sheet}>
          {title ? (
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
          ) : null}
          <p id={`${id}-message`} className={title ? styles.message : styles.soleMessage}>
            {message}
          </p>
          <div className={styles.buttons}>
            {cancelLabel ? (
              <Button variant="secondary" onClick={onCancel} data-autofocus={danger || undefined}>
                {cancelLabel}
              </Button>
            ) : null}
            <Button variant={danger ? 'danger' : 'primary'} onClick={onAction} data-autofocus={!danger || undefined}>
              {actionLabel}
            </Button>
          </div>
        </div>
      ) : null}
    </dialog>
  );
}

function nativeProps(props: AlertDialogProps) {
  const { open, title, message, actionLabel, cancelLabel, onAction, onCancel, danger, ...native } = props;
  return native;
}
