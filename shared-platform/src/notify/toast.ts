import { alert } from './dialogs.ts';
import type { ToastKind, ToastOptions } from './toast-options.ts';

let area: Promise<typeof import('./toast-area.tsx')> | undefined;
let loadStyles: () => Promise<unknown> = async () => undefined;

/** Sets how to load the styles of toasts. They come from the host, and load with the first toast. */
export function styleToasts(load: () => Promise<unknown>): void {
  loadStyles = load;
}

/** Loads the toast library and its area with the first toast, not with the page. */
async function show(kind: ToastKind, text: string, options: ToastOptions = {}): Promise<void> {
  try {
    // Without styles a toast is badly placed, but its text can be read.
    area = import('./toast-area.tsx');
    const [{ showToast }] = await Promise.all([area, loadStyles().catch(console.error)]);
    showToast(kind, text, options);
  } catch {
    // When the first toast comes offline, the library cannot load; its text must still be shown.
    await alert(text);
  }
}

/** Short messages at the top right. Screen readers announce errors at once, the others politely. */
export const toast = {
  success: (text: string, options?: ToastOptions) => void show('success', text, options),
  error: (text: string, options?: ToastOptions) => void show('error', text, options),
  info: (text: string, options?: ToastOptions) => void show('info', text, options),
  /** Ends the toast with this text, because the page that it announced has come (product-rules.md#toasts). */
  end: (text: string) => void area?.then(({ endToast }) => endToast(text)).catch(() => undefined),
};
