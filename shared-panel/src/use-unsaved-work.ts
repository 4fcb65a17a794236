import { usePlatform } from '@aaram/shared-platform';
import { useEffect } from 'react';

/**
 * Protects unsaved work: the panel's frame asks before a link, Back or Logout, the browser before the tab is closed or
 * reloaded.
 */
export function useUnsavedWork(isUnsaved: boolean): void {
  const { unsavedWork } = usePlatform();
  useEffect(() => {
    if (!isUnsaved) {
      return;
    }
    const work = Symbol('unsaved');
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    unsavedWork.add(work);
    window.addEventListener('beforeunload', warn);
    return () => {
      unsavedWork.delete(work);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved, unsavedWork]);
}
