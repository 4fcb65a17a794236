export { isCopy, markCopy, takeOver } from './copy.ts';
export {
  lockPriceRule,
  type PriceRuleSetting,
  putPriceRule,
  readPriceRule,
  readPriceRuleSetting,
} from './price-rule.ts';
export { putSetting, readSecret, readSetting } from './settings.repository.ts';
