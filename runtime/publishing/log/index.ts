export { countWithdrawals, DAY_MS, findCommit, findPrevious, listRecent, TAB_DAYS } from './history.ts';
export { completeLog, readLog } from './log.ts';
