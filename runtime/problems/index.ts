export { codeOf, lineFor, StartProblem } from './problem.mjs';
