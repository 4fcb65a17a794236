export { createStatementNames } from './statement-names.ts';
export { createUsualStatements } from './usual-statements.ts';
