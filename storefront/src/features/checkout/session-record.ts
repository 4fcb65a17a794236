/** Reads a record from this tab's storage; undefined when it is missing or damaged, or storage is blocked. */
export function readRecord<Value>(key: string): Value | undefined {
  try {
    const value: Value | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return value ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a record to this tab's storage; `undefined` removes it. With blocked storage a reload loses it. */
export function writeRecord(key: string, value: unknown): void {
  try {
    if (value === undefined) {
      sessionStorage.removeItem(key);
    } else {
      sessionStorage.setItem(key, JSON.stringify(value));
    }
  } catch {
    // The page works without it.
  }
}
