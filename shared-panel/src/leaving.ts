import { confirm, usePlatform } from '@aaram/shared-platform';
import * as texts from '#texts/leaving.ts';

/** Asks before unsaved work is lost; resolves to whether to leave. */
export const askToLeave = () => confirm(texts.leaveWithoutSaving, texts.leave);

/** Asks only if the page has unsaved work; the function resolves to whether to leave. */
export function useMayLeave(): () => Promise<boolean> {
  const { unsavedWork } = usePlatform();
  return async () => unsavedWork.size === 0 || askToLeave();
}
