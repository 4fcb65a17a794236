import { toast } from '@aaram/shared-platform';
import * as texts from '#texts/panel-toast.ts';

/** In the panel toasts close after 2000 ms (product-rules.md#toasts). */
const shortly = { autoClose: 2000 };

/** Long enough to read it and to reach the button; the same can be undone from the history. */
const UNDO_MS = 8000;

export const panelToast = {
  success: (text: string) => toast.success(text, shortly),
  /** Says that something was done, with a button that takes it back (product-rules.md#trash-and-history). */
  undoable: (text: string, undo: () => void) =>
    toast.success(text, { autoClose: UNDO_MS, action: { label: texts.undo, run: undo } }),
  error: (text: string) => toast.error(text, shortly),
};
