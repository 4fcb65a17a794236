export { readSecret } from './settings.repository.ts';
