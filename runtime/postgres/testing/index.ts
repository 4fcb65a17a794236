export { openInProcess, type Program, runProgram, temporaryDataDir, watchdogsOf } from './testing.ts';
