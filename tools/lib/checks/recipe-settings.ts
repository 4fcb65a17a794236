import { ConfigError } from '../../../shared-domain/src/environment/index.ts';
import { readEnvironment } from '../../../shared-domain/src/environment/schema.ts';
import { type Reader, type Variable, variables } from '../../../shared-domain/src/environment/variables.mjs';

/** What a program says of this variable; others are missing here. */
function askProgram(by: Reader, name: string, value: string): string[] {
  try {
    readEnvironment(by, { [name]: value });
    return [];
  } catch (error) {
    const problems = error instanceof ConfigError ? error.problems : [String(error)];
    return problems.filter((problem) => problem.startsWith(`${name}: must be`));
  }
}

/** What is wrong with a setting of a recipe: no program reads it, or one that does refuses its value. */
export function findProblems(name: string, value: string): string[] {
  const variable: Variable | undefined = Object.entries(variables).find(([known]) => known === name)?.[1];
  if (variable === undefined) {
    return [`${name}: no program reads it`];
  }
  return variable.readBy.flatMap((by) => askProgram(by, name, value));
}
