/** A browser storage that lasts for one story. */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  setItem(key: string, value: string) {
    this.#items.set(key, value);
  }
}

/**
 * Replaces the window's storages with new ones, so that no other story and no other tab sees what a story stores.
 * @param stored what local storage has at the start
 */
export function giveFreshStorage(stored: Record<string, string> = {}): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { value: new MemoryStorage(), configurable: true });
  }
  for (const [key, value] of Object.entries(stored)) {
    window.localStorage.setItem(key, value);
  }
}
