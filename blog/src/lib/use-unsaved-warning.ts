import { useEffect } from 'react';

/**
 * Lets the browser ask before the tab is closed or reloaded while something typed is not saved; the panel's frame asks
 * the same of links, Back and Logout.
 */
export function useUnsavedWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) {
      return;
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
