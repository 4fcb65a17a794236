import { useNavigationType } from '@aaram/shared-platform';
import { BelowFold } from '@aaram/shared-ui/below-fold';
import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * A part of a page that is never on its first screen. A document has it, and a page that is gone back to, which is
 * scrolled to where it was; on a page that is opened by a link it is drawn after the first screen was painted, so that
 * no user waits for it.
 */
export function LaterPart({ children }: { children: ReactNode }) {
  const kind = useNavigationType();
  // What an address names must be there to be scrolled to.
  const [isDrawn, setIsDrawn] = useState(() => kind === 'POP' || window.location.hash !== '');
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(startTransition, 0, () => setIsDrawn(true)));
  }, []);
  return <BelowFold>{isDrawn ? children : null}</BelowFold>;
}
