/** Defines pages and remotes. Each app bundles its own copy, so a remote has the contract version it was built for. */
export { definePage, type Page } from './define-page.ts';
export { defineRemote, listReads, REMOTE_CONTRACT, type RemoteModule } from './remote-module.ts';
