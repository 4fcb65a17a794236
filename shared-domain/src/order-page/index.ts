export { describeStep, type StepReader } from './describe-step.ts';
export { MAX_NOTE, type MessageTopic, type StepKind } from './kinds.ts';
export type { OrderPage, OrderStep } from './schema.ts';
