import { useCallback, useEffect, useRef, useState } from 'react';

/** After the last key, ms: only where it ended is read out. */
const PAUSE_MS = 400;

/** A sentence to be read out, and the function that says one. */
export function useLive(): [sentence: string, say: (sentence: string) => void] {
  const [sentence, setSentence] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = useCallback((next: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSentence(next), PAUSE_MS);
  }, []);
  return [sentence, say];
}
