export { isAnimated } from './is-animated.ts';
export { isHeic } from './is-heic.ts';
