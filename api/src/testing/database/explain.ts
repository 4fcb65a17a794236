import type { Db, Pool } from '@aaram/runtime/db';

export type Asked = { text: string; values: unknown[] };

/** A database that records its statements, so that they can be explained exactly as the API sends them. */
export function recordStatements(db: Pool): { db: Db; take: () => Asked[] } {
  let asked: Asked[] = [];
  const recorder = new Proxy(db, {
    get(target, name, receiver) {
      if (name !== 'unsafe' && name !== 'texts') {
        return Reflect.get(target, name, receiver);
      }
      return (text: string, values: unknown[]) => {
        asked.push({ text, values });
        return target[name](text, values);
      };
    },
  });
  const take = () => {
    const all = asked;
    asked = [];
    return all;
  };
  return { db: recorder, take };
}

function toLiteral(given: unknown): string {
  if (given === null || given === undefined) {
    return 'null';
  }
  const text = Array.isArray(given)
    ? `{${given.map((one) => `"${String(one).replace(/[\\"]/g, '\\$&')}"`).join(',')}}`
    : String(given);
  return `'${text.replaceAll("'", "''")}'`;
}

export type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
} & Record<string, unknown>;
type ExplainRow = { 'QUERY PLAN': string | Answer[] };
type Answer = { Plan: PlanNode; 'Planning Time': number; 'Execution Time': number };
export type Explained = { ms: number; plan: PlanNode; text: string };

/**
 * Explains statements in one session as the pool runs them, planned for their values each time. Times are the server's own, ms: planning and execution.
 */
export function createExplainer(session: Db) {
  const prepared = new Map<string, string>();
  const open = session.unsafe('set plan_cache_mode = force_custom_plan');

  async function nameOf(text: string): Promise<string> {
    const known = prepared.get(text);
    if (known !== undefined) {
      return known;
    }
    await open;
    const name = `explained_${prepared.size}`;
    await session.unsafe(`prepare ${name} as ${text}`);
    prepared.set(text, name);
    return name;
  }

  return {
    async explain({ text, values }: Asked, form: 'json' | 'text' = 'json'): Promise<Explained> {
      const name = await nameOf(text);
      const call = values.length === 0 ? name : `${name}(${values.map(toLiteral).join(', ')})`;
      const rows = await session.unsafe<ExplainRow[]>(
        `explain (analyze, buffers, timing off, costs off, summary on, format ${form}) execute ${call}`,
      );
      const lines = rows.map((row) => row['QUERY PLAN']);
      if (form === 'text') {
        return { ms: 0, plan: { 'Node Type': '' }, text: lines.join('\n') };
      }
      const [json] = lines;
      const whole = (typeof json === 'object' ? json[0] : undefined) ?? {
        Plan: { 'Node Type': '' },
        'Planning Time': 0,
        'Execution Time': 0,
      };
      return { ms: whole['Planning Time'] + whole['Execution Time'], plan: whole.Plan, text: '' };
    },
  };
}
