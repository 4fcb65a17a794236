export { wants } from './choices.service.ts';
