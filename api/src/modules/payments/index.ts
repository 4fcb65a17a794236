export { wasNotified } from './payments.repository.ts';
