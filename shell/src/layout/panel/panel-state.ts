/** Whether the panel's side bar is folded; remembered in this browser. */
const KEY = 'panel-sidebar';
const listeners = new Set<() => void>();
let known: boolean | undefined;

function readStored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed';
  } catch {
    return false;
  }
}

export function readCollapsed(): boolean {
  known ??= readStored();
  return known;
}

export function toggleCollapsed(): void {
  known = !readCollapsed();
  try {
    localStorage.setItem(KEY, known ? 'collapsed' : 'open');
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  for (const listener of listeners) {
    listener();
  }
}

export function subscribeCollapsed(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
