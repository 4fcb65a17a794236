export { ARCHIVE_SCRIPT, quoteForShell } from './archive-command.ts';
export { clearLeftovers, isServerOf, type PostmasterPid, readPostmasterPid } from './postmaster-pid.ts';
export { processesIn } from './processes.ts';
export { type PostgresServer, startServer } from './spawn-postgres.ts';
