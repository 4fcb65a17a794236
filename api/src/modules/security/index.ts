export { accessTrailPlugin } from './access-trail.ts';
export { securityModule } from './security.routes.ts';
