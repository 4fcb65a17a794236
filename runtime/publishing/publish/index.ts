export { endCanary, readPercent, startCanary } from './canary.ts';
export { publish, publishBuilt, toPointer, whoAmI } from './publish.ts';
