/** What a page and a remote are. Bundled by each app: a remote carries the seam's version that it was built for. */
export { definePage, type Page } from './define-page.ts';
export { defineRemote, listReads, REMOTE_CONTRACT, type RemoteModule } from './remote-module.ts';
