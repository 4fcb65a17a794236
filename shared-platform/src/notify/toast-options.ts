export type ToastKind = 'success' | 'error' | 'info';
export type ToastOptions = {
  /** ms until it closes: 5000 by default, 2000 on the product page and in the panel (product-rules.md#toasts). */
  autoClose?: number;
  /** A button beside the text, such as Undo. What it does must also be possible elsewhere, without the hurry. */
  action?: { label: string; run: () => void };
};
