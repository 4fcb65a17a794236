import { useEffect, useRef, useState } from 'react';

/** Focuses the first wrong field of a form after each refused attempt. */
export function useFocusOnProblem() {
  const [attempt, setAttempt] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) {
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [attempt]);
  return { ref, focusProblem: () => setAttempt((before) => before + 1) };
}
