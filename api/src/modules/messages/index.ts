export { forgetMessageChoices, readOwnMessageChoices } from './choices.repository.ts';
export { wants } from './choices.service.ts';
export { forgetShorts, readOwnShorts } from './short-messages.repository.ts';
