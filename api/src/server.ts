import { repairDriver } from './db/repair-driver.ts';

repairDriver();
// Loaded late: whatever imports the driver must find it repaired.
await import('./run-api.ts');
