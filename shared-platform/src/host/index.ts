/** For the shell only: it creates the services that the package's main entry lends to remotes. */
export { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query';
export { type DialogRequest, dialogQueue } from '../notify/dialogs.ts';
export { styleToasts } from '../notify/toast.ts';
export { endLeaving, type Intent, rememberPage, takeRemembered } from '../session/intent.ts';
export { hasSessionEnded } from '../session/session-end.ts';
export { isLapsed, sessionActions } from '../session/session-slice.ts';
export { isStorageRefused } from '../session/session-storage.ts';
export { useIsSessionKnown } from '../session/use-session.ts';
export { createPlatform, shouldRetry } from './create-platform.ts';
export { PlatformProvider } from './platform-provider.tsx';
