/** Reads a record of this tab; undefined where there is none, it is damaged, or storage is refused. */
export function readRecord<Value>(key: string): Value | undefined {
  try {
    const value: Value | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return value ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a record for this tab; `undefined` forgets it. Refused storage costs only a reload's memory. */
export function writeRecord(key: string, value: unknown): void {
  try {
    if (value === undefined) {
      sessionStorage.removeItem(key);
    } else {
      sessionStorage.setItem(key, JSON.stringify(value));
    }
  } catch {
    // The page goes on without it.
  }
}
