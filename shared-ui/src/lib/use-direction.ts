import { useEffect, useState } from 'react';

/** Text direction at this element; it decides what the arrow keys do. */
export function useDirection(element: Element | null): 'ltr' | 'rtl' {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useEffect(() => {
    if (element) {
      setDirection(getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');
    }
  }, [element]);
  return direction;
}
