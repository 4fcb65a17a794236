import { BelowFold } from '@aaram/shared-ui/below-fold';
import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this is the first draw of a document that came from the server. */
const useIsOfDocument = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * A part of a page that is never on its first screen. A document has it; on a page that is opened by a link it is drawn
 * after the first screen was painted, so that nobody waits for it.
 */
export function LaterPart({ children }: { children: ReactNode }) {
  const isOfDocument = useIsOfDocument();
  // What an address names must be there to be scrolled to.
  const [isDrawn, setIsDrawn] = useState(() => isOfDocument || window.location.hash !== '');
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(startTransition, 0, () => setIsDrawn(true)));
  }, []);
  return <BelowFold>{isDrawn ? children : null}</BelowFold>;
}
