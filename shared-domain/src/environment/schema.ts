import { z } from 'zod';
import { keysOf } from '../records/index.ts';
import { ConfigError } from './config-error.ts';
import { describeKind } from './describe-variable.ts';
import { findDemoValues } from './find-demo-values.ts';
import { type Reader, type Variable, variables } from './variables.mjs';

type Variables = typeof variables;
type Name = keyof Variables;

/** The type of a variable's value. */
type ValueOf<Spec> = Spec extends { kind: 'port' | 'integer' | 'number' }
  ? number
  : Spec extends { kind: 'flag' }
    ? boolean
    : Spec extends { kind: 'addresses' }
      ? readonly string[]
      : Spec extends { kind: 'choice'; choices: readonly (infer Choice)[] }
        ? Choice
        : string;

type IsAlwaysThere<Spec, By extends Reader> = Spec extends { kind: 'addresses' }
  ? true
  : Spec extends { default: infer Default }
    ? Default extends string | number | boolean
      ? true
      : By extends keyof Default
        ? true
        : false
    : false;

/** The environment of one program: numbers as numbers, defaults filled in. */
export type EnvironmentOf<By extends Reader> = {
  readonly [N in Name as By extends Variables[N]['readBy'][number] ? N : never]:
    | ValueOf<Variables[N]>
    | (IsAlwaysThere<Variables[N], By> extends true ? never : undefined);
};

const isOrigin = (text: string) => {
  const { pathname, search, hash, username, password } = new URL(text);
  return pathname === '/' && search + hash + username + password === '';
};

const flags = { '1': true, true: true, '0': false, false: false } as const;

function readNumber({ min, max, more }: Variable, whole: boolean) {
  const number = z.coerce
    .number()
    .min(min ?? Number.NEGATIVE_INFINITY)
    .max(max ?? Number.POSITIVE_INFINITY);
  const above = more === undefined ? number : number.gt(more);
  return whole ? above.int() : above;
}

const readList = (text: string) => text.split(',').flatMap((part) => part.trim() || []);

function schemaFor(variable: Variable): z.ZodType<unknown> {
  const byKind: Record<Variable['kind'], () => z.ZodType<unknown>> = {
    port: () => readNumber({ ...variable, min: 0, max: 65_535 }, true),
    integer: () => readNumber(variable, true),
    number: () => readNumber(variable, false),
    text: () =>
      z
        .string()
        .min(variable.minLength ?? 1)
        .regex(new RegExp(variable.pattern ?? '')),
    address: () => z.url(),
    https: () => z.url({ protocol: /^https$/ }),
    origin: () =>
      z
        .url({ protocol: /^https?$/, abort: true })
        .refine(isOrigin)
        .transform((text) => new URL(text).origin),
    addresses: () => z.string().transform(readList).pipe(z.array(z.url())),
    choice: () => z.enum(variable.choices ?? []),
    flag: () => z.enum(keysOf(flags)).transform((text) => flags[text]),
  };
  return byKind[variable.kind]();
}

/** The value of one variable, or its problem, which never repeats the value of a secret. */
function readVariable(name: string, variable: Variable, by: Reader, text: string | undefined) {
  if (text === undefined || text.trim() === '') {
    const { default: fallback } = variable;
    const empty = variable.kind === 'addresses' ? [] : undefined;
    return { value: (typeof fallback === 'object' ? fallback[by] : fallback) ?? empty };
  }
  const { success, data } = schemaFor(variable).safeParse(variable.isSecret ? text : text.trim());
  const but = variable.isSecret ? '' : `, not "${text}"`;
  return success ? { value: data } : { problem: `${name}: must be ${describeKind(variable)}${but}` };
}

/** Names of the variables that a program reads. */
const namesReadBy = (by: Reader): Name[] =>
  keysOf(variables).filter((name) => {
    const readers: readonly Reader[] = variables[name].readBy;
    return readers.includes(by);
  });

/**
 * Reads the variables of one program. An empty variable counts as not set, because compose files and shells pass empty
 * ones. Throws a ConfigError with all problems at once, also those that `findProblems` finds between values and, in
 * production, the demo store's names and contacts, so that one start shows them all.
 */
export function readEnvironment<By extends Reader>(
  by: By,
  source: Readonly<Record<string, string | undefined>>,
  findProblems: (env: EnvironmentOf<By>) => readonly string[] = () => [],
): EnvironmentOf<By> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  const unreadable = new Set<string>();
  for (const name of namesReadBy(by)) {
    const { value, problem } = readVariable(name, variables[name], by, source[name]);
    values[name] = value;
    if (problem !== undefined) {
      problems.push(problem);
      unreadable.add(name);
      values[name] = readVariable(name, variables[name], by, undefined).value;
    }
  }
  const env = values as EnvironmentOf<By>;
  // Reports an invalid variable once: the others saw its default instead.
  const unfit = [...findDemoValues(values, namesReadBy(by)), ...findProblems(env)];
  problems.push(...unfit.filter((problem) => !unreadable.has(problem.split(':')[0] ?? '')));
  if (problems.length > 0) {
    throw new ConfigError(problems);
  }
  return env;
}
