import type { ToastKind, ToastOptions } from './toast-options.ts';

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
