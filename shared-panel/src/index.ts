/**
 * What the back office's pages share, in whichever app they are: bundled by each, and holding nothing of its own. The
 * skeleton has a door of its own (`/skeleton`), since it ships with a remote's entry.
 */
export { askToLeave, useMayLeave } from './leaving.ts';
export { Loading } from './loading.tsx';
export { Pager } from './pager.tsx';
export { PanelBox, PanelPage } from './panel-page.tsx';
export { panelToast } from './panel-toast.ts';
export { type CursorPages, useCursorPages } from './use-cursor-pages.ts';
export { useUnsavedWork } from './use-unsaved-work.ts';
