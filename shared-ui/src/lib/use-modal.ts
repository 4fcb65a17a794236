import { type ComponentProps, type MouseEvent, type Ref, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useMergedRef } from './use-merged-ref.ts';

type ModalOptions = {
  open: boolean;
  /** Escape, the backdrop, or the browser's own way back. */
  onDismiss: () => void;
  /** A press beside the dialog dismisses it. */
  dismissOnBackdrop: boolean;
  ref: Ref<HTMLDialogElement> | undefined;
};

type ModalProps = Pick<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onClose' | 'onClick'>;

/**
 * Drives a native modal `<dialog>`: the browser traps the focus, makes the page inert and gives the focus back.
 * `[data-autofocus]` inside takes the focus first.
 */
export function useModal({ open, onDismiss, dismissOnBackdrop, ref }: ModalOptions): ModalProps {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const mergedRef = useMergedRef(dialogRef, ref);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!(open && dialog)) {
      return;
    }
    const opener = document.activeElement;
    showModal(dialog);
    moveAboveDialogs(document, dialog);
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Runs before React removes the element, so the focus finds its way back also when the parent goes.
    return () => {
      closeModal(dialog);
      moveAboveDialogs(dialog, [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body);
      if (opener instanceof HTMLElement && opener.isConnected) {
        opener.focus();
      }
    };
  }, [open]);

  return {
    ref: mergedRef,
    onCancel(event: SyntheticEvent) {
      // A file input's own cancel event bubbles up to here.
      if (event.target === event.currentTarget) {
        event.preventDefault();
        onDismiss();
      }
    },
    onClose(event: SyntheticEvent) {
      // A close that was followed by opening again (strict mode does that) is reported late.
      if (event.target === event.currentTarget && open && dialogRef.current?.open === false) {
        onDismiss();
      }
    },
    onClick(event: MouseEvent) {
      if (dismissOnBackdrop && event.target === event.currentTarget) {
        onDismiss();
      }
    },
  };
}

/**
 * Takes what lies above everything (the toasts, marked `data-above-dialogs`) along into a dialog that opens, and out
 * of it again: outside of the topmost modal dialog it could be neither seen nor pressed nor heard.
 */
function moveAboveDialogs(from: ParentNode, to: Element) {
  for (const element of from.querySelectorAll('[data-above-dialogs]')) {
    // `moveBefore` lets running animations run on, here the time a toast has left.
    if (typeof to.moveBefore === 'function') {
      to.moveBefore(element, null);
    } else {
      to.append(element);
    }
  }
}

function showModal(dialog: HTMLDialogElement) {
  // jsdom and very old browsers know the element but not the method.
  if (typeof dialog.showModal === 'function') {
    dialog.showModal();
  } else {
    dialog.setAttribute('open', '');
  }
}

function closeModal(dialog: HTMLDialogElement) {
  if (typeof dialog.close === 'function') {
    dialog.close();
  } else {
    dialog.removeAttribute('open');
  }
}
