import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
const KEY = 'theme';
const DARK_DEVICE = '(prefers-color-scheme: dark)';

/**
 * Sets `data-theme` on <html> before the first paint: the visitor's choice, else the device's. Goes into <head> with
 * the document's nonce. Readable without a build step, since it runs as it stands here.
 */
export const themeBootScript = `(function(){var t;try{t=localStorage.getItem('${KEY}')}catch(e){}if(t!=='light'&&t!=='dark'){t=matchMedia('${DARK_DEVICE}').matches?'dark':'light'}document.documentElement.dataset.theme=t})()`;

const listeners = new Set<() => void>();

function readChoice(): Theme | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function resolveTheme(): Theme {
  return readChoice() ?? (window.matchMedia?.(DARK_DEVICE).matches ? 'dark' : 'light');
}

function apply(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) {
    listener();
  }
}

/** Remembers a choice for this browser and shows it at once. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  apply(theme);
}

function subscribe(listener: () => void) {
  const follow = () => apply(resolveTheme());
  const followTab = (event: StorageEvent) => event.key === KEY && follow();
  const device = window.matchMedia?.(DARK_DEVICE);
  listeners.add(listener);
  device?.addEventListener('change', follow);
  window.addEventListener('storage', followTab);
  return () => {
    listeners.delete(listener);
    device?.removeEventListener('change', follow);
    window.removeEventListener('storage', followTab);
  };
}

const readShown = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** The theme in place. 'light' on the server and while hydrating, where nobody knows the device yet. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readShown, () => 'light');
}
