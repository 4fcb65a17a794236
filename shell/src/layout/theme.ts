import { pageGround } from '@aaram/shared-ui/tokens';
import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
const KEY = 'theme';
const DARK_DEVICE = '(prefers-color-scheme: dark)';

/** Tags for <head>, before the script below: the colours of the browser's own bars and of the empty canvas. */
export const themeTags = [
  '<meta name="color-scheme" content="light dark">',
  `<meta name="theme-color" content="${pageGround.light}" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="${pageGround.dark}" media="(prefers-color-scheme: dark)">`,
].join('');

/**
 * Applies the visitor's choice, else the device's, before the first paint: theme of the page, canvas and bars. Goes
 * into <head> under its hash, after the tags above. Readable, because no build step runs on it.
 */
export const themeBootScript = `(function(){var t,page=document;try{t=localStorage.getItem('${KEY}')}catch(e){}
if(t!=='light'&&t!=='dark'){t=matchMedia('${DARK_DEVICE}').matches?'dark':'light'}
page.documentElement.dataset.theme=t;
page.querySelectorAll('meta[name="theme-color"]').forEach(function(tag){tag.content=t==='dark'?'${pageGround.dark}':'${pageGround.light}'});
var scheme=page.querySelector('meta[name="color-scheme"]');if(scheme)scheme.content=t})()`;

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
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    tag.content = pageGround[theme];
  }
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme);
  for (const listener of listeners) {
    listener();
  }
}

/** Saves a choice in this browser and applies it at once. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  apply(theme);
}

const readShown = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function subscribe(listener: () => void) {
  const follow = () => apply(resolveTheme());
  const followTab = (event: StorageEvent) => event.key === KEY && follow();
  const device = window.matchMedia?.(DARK_DEVICE);
  listeners.add(listener);
  device?.addEventListener('change', follow);
  window.addEventListener('storage', followTab);
  // The device's or another tab's theme may have changed since the document began.
  if (resolveTheme() !== readShown()) {
    follow();
  }
  return () => {
    listeners.delete(listener);
    device?.removeEventListener('change', follow);
    window.removeEventListener('storage', followTab);
  };
}

/** The current theme. 'light' on the server and while hydrating, where the device's theme is not known yet. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readShown, () => 'light');
}
