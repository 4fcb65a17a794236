import { type ComponentProps, type MouseEvent, type Ref, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useMergedRef } from './use-merged-ref.ts';

type ModalOptions = {
  open: boolean;
  /** Called for Escape, the backdrop, or the browser's back gesture. */
  onDismiss: () => void;
  /** A press outside the dialog dismisses it. */
  dismissOnBackdrop: boolean;
  ref: Ref<HTMLDialogElement> | undefined;
};

type ModalProps = Pick<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onClose' | 'onClick'>;

/**
 * Controls a native modal `<dialog>`: the browser traps the focus, makes the page inert and returns the focus.
 * `[data-autofocus]` inside gets the focus first.
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
    // Runs before React removes the element, so that the focus returns even when the parent unmounts.
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
      // A file input's own cancel event bubbles up to the dialog.
      if (event.target === event.currentTarget) {
        event.preventDefault();
        onDismiss();
      }
    },
    onClose(event: SyntheticEvent) {
      // A close followed by a new opening (React's strict mode does that) is reported late.
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
 * Moves elements that must be above everything (the toasts, marked `data-above-dialogs`) into a dialog that opens, and
 * out of it again: outside the topmost modal dialog they cannot be seen, pressed or heard.
 */
function moveAboveDialogs(from: ParentNode, to: Element) {
  for (const element of from.querySelectorAll('[data-above-dialogs]')) {
    // `moveBefore` keeps animations running, here the time left of a toast.
    if (typeof to.moveBefore === 'function') {
      to.moveBefore(element, null);
    } else {
      to.append(element);
    }
  }
}

function showModal(dialog: HTMLDialogElement) {
  // jsdom and very old browsers have the element but not the method.
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
