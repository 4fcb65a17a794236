export { isAmbiguous, isStorable, type JsonProblem, readStrictJson } from './strict-json.ts';
