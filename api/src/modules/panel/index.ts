export { panelModule } from './panel.routes.ts';
