export { DatabaseLaunchError, explainFailure } from './errors.ts';
export { findPostgres, type PostgresProgram } from './platform.ts';
export { chooseRunAs, commandAs, fileOwner, type RunAs } from './run-as.ts';
export { guard, runGuarded } from './watchdog.ts';
