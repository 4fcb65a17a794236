import { createRoot } from 'react-dom/client';
// The unstyled build: the styled one writes a <style> element, which the content security policy refuses.
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { keepToastsPlaced } from './place-toasts.ts';
import type { ToastKind, ToastOptions } from './toast-options.ts';

const DEFAULT_CLOSE_MS = 5000;
let isMounted = false;

function mountArea(): void {
  const host = document.createElement('div');
  // Dialogs take it along as they open (they look for this mark): outside of the topmost one nobody hears it.
  host.dataset.aboveDialogs = '';
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(host);
  createRoot(host).render(
    <ToastContainer
      position="top-right"
      autoClose={DEFAULT_CLOSE_MS}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick={false}
      limit={4}
    />,
  );
  keepToastsPlaced(host);
}

/** Shows one toast; the same text twice at once is shown once. */
export function showToast(kind: ToastKind, text: string, { autoClose = DEFAULT_CLOSE_MS }: ToastOptions): void {
  if (!isMounted) {
    isMounted = true;
    mountArea();
  }
  toast[kind](text, { autoClose, toastId: `${kind}:${text}`, role: kind === 'error' ? 'alert' : 'status' });
}
