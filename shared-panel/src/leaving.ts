import { confirm, usePlatform } from '@aaram/shared-platform';

/** The one question before something typed is lost; whether to go on. */
export const askToLeave = () => confirm('Leave without saving what you typed?', 'Leave');

/** Asks, if anything on the page would be lost; whether to go on. */
export function useMayLeave(): () => Promise<boolean> {
  const { unsavedWork } = usePlatform();
  return async () => unsavedWork.size === 0 || askToLeave();
}
