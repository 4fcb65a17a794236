export { forgetMessageChoices, readOwnMessageChoices } from './choices.repository.ts';
export { wants } from './choices.service.ts';
export { findShorts, forgetShorts, listShorts, readOwnShorts } from './short-messages.repository.ts';
