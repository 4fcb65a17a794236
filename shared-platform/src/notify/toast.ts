export type ToastKind = 'success' | 'error' | 'info';
export type ToastOptions = { /** ms until it closes by itself: 5000 by default, 2000 on the product page and in the panel (specification §9). */ autoClose?: number };

/** The toast library and its area are loaded with the first toast, not with the page. */
async function show(kind: ToastKind, text: string, options: ToastOptions = {}): Promise<void> {
  const { showToast } = await import('./toast-area.tsx');
  showToast(kind, text, options);
}

/** Short messages top right. Errors are announced at once, the others politely. */
export const toast = {
  success: (text: string, options?: ToastOptions) => void show('success', text, options),
  error: (text: string, options?: ToastOptions) => void show('error', text, options),
  info: (text: string, options?: ToastOptions) => void show('info', text, options),
};
