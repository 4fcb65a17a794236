import { createRoot, type Root } from 'react-dom/client';
// The unstyled build: the styled one writes a <style> element, which the content security policy refuses.
import { ToastContainer, toast } from 'react-toastify/unstyled';
import * as texts from '#texts/toasts.ts';
import { keepToastsPositioned } from './position-toasts.ts';
import type { ToastKind, ToastOptions } from './toast-options.ts';

const DEFAULT_CLOSE_MS = 5000;
let mounted: { host: HTMLElement; root: Root } | undefined;

function mountArea(): void {
  const host = document.createElement('div');
  // Dialogs look for this mark and take the toasts inside when they open: outside the top dialog, no screen reader reads a toast.
  host.dataset.aboveDialogs = '';
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(host);
  const root = createRoot(host);
  root.render(
    <ToastContainer
      aria-label={texts.area}
      position="top-right"
      autoClose={DEFAULT_CLOSE_MS}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick={false}
      limit={4}
    />,
  );
  keepToastsPositioned(host);
  mounted = { host, root };
}

/** Ends a toast, of whichever kind. */
export function endToast(text: string): void {
  for (const kind of ['success', 'error', 'info'] satisfies ToastKind[]) {
    toast.dismiss(`${kind}:${text}`);
  }
}

/** Shows one toast; a text that is already shown is not shown twice. */
export function showToast(kind: ToastKind, text: string, { autoClose = DEFAULT_CLOSE_MS, action }: ToastOptions): void {
  // Other code, such as a browser extension, may have taken it out of the page.
  if (!mounted?.host.isConnected) {
    mounted?.root.unmount();
    mountArea();
  }
  const toastId = `${kind}:${text}`;
  const press = () => {
    toast.dismiss(toastId);
    action?.run();
  };
  const content = action ? (
    <span>
      {text}{' '}
      <button type="button" onClick={press}>
        {action.label}
      </button>
    </span>
  ) : (
    text
  );
  toast[kind](content, { autoClose, toastId, role: kind === 'error' ? 'alert' : 'status' });
}
