export { defaultSettings, type StoreSettings } from './store-settings.ts';
export { policyFacts } from './policy-facts.ts';
