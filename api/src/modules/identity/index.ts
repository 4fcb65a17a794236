export { hashPassword } from './passwords.ts';
export { findSessionUser } from './session.repository.ts';
