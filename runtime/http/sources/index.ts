export { readSource, shortenSource } from './read-source.ts';
export { sourceOf } from './source.ts';
export { readTrustedProxies } from './trusted-proxies.ts';
