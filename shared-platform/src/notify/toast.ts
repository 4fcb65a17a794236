import { alert } from './dialogs.ts';
import type { ToastKind, ToastOptions } from './toast-options.ts';

let loadStyles: () => Promise<unknown> = async () => undefined;

/** Says where the styles of toasts come from: the host's, since the platform draws nothing. Loaded with the first one. */
export function styleToasts(load: () => Promise<unknown>): void {
  loadStyles = load;
}

/** The toast library and its area are loaded with the first toast, not with the page. */
async function show(kind: ToastKind, text: string, options: ToastOptions = {}): Promise<void> {
  try {
    // Without its rules a toast is badly placed, and still says what it has to say.
    const [{ showToast }] = await Promise.all([import('./toast-area.tsx'), loadStyles().catch(console.error)]);
    showToast(kind, text, options);
  } catch {
    // Offline before the first toast: what it says must be read all the same.
    await alert(text);
  }
}

/** Short messages top right. Errors are announced at once, the others politely. */
export const toast = {
  success: (text: string, options?: ToastOptions) => void show('success', text, options),
  error: (text: string, options?: ToastOptions) => void show('error', text, options),
  info: (text: string, options?: ToastOptions) => void show('info', text, options),
};
