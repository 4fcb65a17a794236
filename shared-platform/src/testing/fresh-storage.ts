/** A browser's storage that lasts as long as one story. */
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
 * Puts fresh storages in the window's place: what one story keeps, no other story and no other tab finds.
 * @param kept what the local one holds from the start
 */
export function giveFreshStorage(kept: Record<string, string> = {}): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { value: new MemoryStorage(), configurable: true });
  }
  for (const [key, value] of Object.entries(kept)) {
    window.localStorage.setItem(key, value);
  }
}
