import { type ComponentProps, type ReactNode, useId } from 'react';
import { IconX } from '#icon/index.ts';
import { IconButton } from '#icon-button/index.ts';
import { cx } from '#lib/cx.ts';
import { useKeyboardScroll } from '#lib/use-keyboard-scroll.ts';
import { useModal } from '#lib/use-modal.ts';
import * as texts from '#texts/common.ts';
import styles from './drawer.module.css';

export type DrawerProps = Omit<ComponentProps<'dialog'>, 'open' | 'title'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  side: 'left' | 'right' | 'bottom';
  title: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
};

/** A panel from an edge of the screen. The page behind does not scroll. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, side, title, footer, className, children, ref, ...native } = props;
  const titleId = useId();
  const bodyRef = useKeyboardScroll();
  const modal = useModal({
    open,
    onDismiss: () => onOpenChange(false),
    dismissOnBackdrop: true,
    ref,
  });
  return (
    <dialog aria-labelledby={titleId} {...native} {...modal} className={cx(styles.drawer, styles[side], className)}>
      {open ? (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={texts.close} onClick={() => onOpenChange(false)}>
              <IconX />
            </IconButton>
          </div>
          <div ref={bodyRef} className={styles.body}>
            {children}
          </div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
