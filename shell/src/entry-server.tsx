import './app/styles.ts';

export { REMOTE_CONTRACT } from '@aaram/shared-platform/remote';
export { BOOT_ELEMENT_ID, serialiseForScript } from './app/boot-data.ts';
export { listOwnPatterns } from './app/create-routes.tsx';
export { themeBootScript, themeTags } from './layout/theme.ts';
export { renderPage } from './rendering/render-page.ts';
export { serveRenders } from './rendering/serve-renders.ts';
export { SERVER_CONTRACT } from './rendering/server-contract.ts';
export { sharedModules } from './rendering/shared-modules.ts';
