export type { WorkCounts, WorkParcel } from './schema.ts';
export { DISPATCH_HOURS, stageOf, type WorkStage, workStages } from './stages.ts';
