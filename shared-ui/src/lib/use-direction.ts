import { useEffect, useState } from 'react';

/** Which way one reads where this element stands: it decides what the arrow keys mean. */
export function useDirection(element: Element | null): 'ltr' | 'rtl' {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useEffect(() => {
    if (element) {
      setDirection(getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');
    }
  }, [element]);
  return direction;
}
