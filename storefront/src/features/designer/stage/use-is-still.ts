import { useEffect, useState } from 'react';

/** Without a change, ms. */
const REST_MS = 250;

/** Whether a value has not changed for a moment. */
export function useIsStill(value: unknown): boolean {
  const [last, setLast] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLast(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return last === value;
}
