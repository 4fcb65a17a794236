export { readSource, shortenSource } from './read-source.ts';
export { readTrustedProxies } from './trusted-proxies.ts';
