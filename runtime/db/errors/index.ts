export {
  ConnectionError,
  hasCode,
  isDatabaseAway,
  isDuplicate,
  isFatal,
  isPassing,
  isTooSlow,
} from './connection-error.ts';
