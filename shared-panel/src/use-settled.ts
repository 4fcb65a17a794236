import { useEffect, useState } from 'react';

const WAIT_MS = 300;

/** The value once it has not changed for a moment, so that a search does not ask for every letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), WAIT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
