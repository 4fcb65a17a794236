/**
 * Code that the back office's pages share: each app bundles its own copy, and it keeps no state. The skeleton has a
 * separate export (`/skeleton`), since it ships with a remote's entry.
 */
export { isSingleKey } from './keys/single-keys.ts';
export { askToLeave, useMayLeave } from './leaving.ts';
export { Loading } from './loading.tsx';
export { Pager } from './pager.tsx';
export { PanelBox, PanelPage } from './panel-page.tsx';
export { findPanelEntry, type PanelEntry, panelEntries, workOfPage } from './panel-pages.ts';
export { panelToast } from './panel-toast.ts';
export { type CursorPages, useCursorPages } from './use-cursor-pages.ts';
export { useMaySee, useMayWork, useOwnTeam } from './use-own-team.ts';
export { useSettled } from './use-settled.ts';
export { useUnsavedWork } from './use-unsaved-work.ts';
