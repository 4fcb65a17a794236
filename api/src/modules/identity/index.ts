export { identityModule } from './identity.routes.ts';
export { hashPassword } from './passwords.ts';
export type { SessionUser } from './session.repository.ts';
