import { type Module, parseSync } from '@swc/core';

/** The module that owns each table, and the allowed reads across modules that a single statement needs. */
export type Owners = {
  tables: Record<string, string>;
  joins: { file: string; table: string; reason: string }[];
};
type Source = { file: string; text: string };

const sqlStart =
  /^\s*(?:select\b|insert into\b|delete from\b|update \w+(?: \w+)? set\b|with (?:recursive )?\w+ as\b|(?:(?:left|cross|inner) )?join\b|from \w+ \w+ )/;
const sqlTags = new Set(['db', 'tx', 'sql']);

type Node = { type?: string; [key: string]: unknown };
type Literal = { text: string; isTagged: boolean };

const isTree = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (quasis: readonly Node[]) => quasis.map(({ cooked }) => String(cooked ?? '')).join(' $ ');

/** Every string in a syntax tree; values in a template become `$`. */
function listLiterals(node: unknown, isTagged = false): Literal[] {
  if (Array.isArray(node)) return node.flatMap((one) => listLiterals(one));
  if (!isTree(node)) return [];
  const { type, ...rest } = node;
  if (type === 'StringLiteral') return [{ text: String(rest.value), isTagged: false }];
  if (type === 'TaggedTemplateExpression') {
    const { tag, template } = rest;
    return listLiterals(template, isTree(tag) && tag.type === 'Identifier' && sqlTags.has(String(tag.value)));
  }
  const inside = Object.values(rest).flatMap((one) => listLiterals(one));
  return type === 'TemplateLiteral'
    ? [{ text: textOf([rest.quasis].flat().filter(isTree)), isTagged }, ...inside]
    : inside;
}

const parse = (text: string): Module => parseSync(text, { syntax: 'typescript', target: 'es2022' });

/** The known tables that a piece of SQL reads or writes. */
function listTables(text: string, known: Record<string, string>): string[] {
  const named = [
    ...text.matchAll(/\b(?:from|join|into|update|using)\s+(?:only\s+)?"?(\w+)/g),
    ...text.matchAll(/^\s*(\w+)\s+(?!as\b)[a-z]\w*/g),
    ...text.matchAll(/\bfrom [^()$]*?,\s*(\w+)\s+[a-z]\b/g),
  ].map(([, table = '']) => table);
  return [...new Set(named)].filter((table) => Object.hasOwn(known, table));
}

/** The tables that the migrations create and do not drop. */
export function listMadeTables(migrations: readonly string[]): string[] {
  const made = migrations.flatMap((text) =>
    [...text.matchAll(/^create (?:unlogged )?table (?:if not exists )?(\w+)/gim)].map(([, name = '']) => name),
  );
  const dropped = migrations.flatMap((text) =>
    [...text.matchAll(/^drop table (?:if exists )?(\w+)/gim)].map(([, name = '']) => name),
  );
  return made.filter((name) => !dropped.includes(name));
}

/** Owner of a file of `api/src`: a module, the database layer, or undefined. */
const moduleOf = (file: string) => /^modules\/([^/]+)\//.exec(file)?.[1] ?? (file.startsWith('db/') ? 'db' : undefined);
const maySpeakSql = (file: string) => file.startsWith('db/') || /\.(repository|sql)\.ts$/.test(file);

/** Violations of "modules own their tables" in the files of `api/src`, one line each. */
export function findTableProblems(sources: readonly Source[], migrations: readonly string[], owners: Owners): string[] {
  const made = listMadeTables(migrations);
  const used = new Set<string>();
  const nameOf = ({ file, table }: { file: string; table: string }) => `${file} ${table}`;
  const allowed = new Set(owners.joins.map(nameOf));

  const inSources = sources.flatMap(({ file, text }) => {
    const owner = moduleOf(file);
    const literals = listLiterals(parse(text).body);
    if (!maySpeakSql(file)) {
      const sql = literals.find((one) => one.isTagged || sqlStart.test(one.text));
      return sql === undefined
        ? []
        : [`${file}: SQL is allowed only in *.repository.ts and *.sql.ts: ${sql.text.trim().slice(0, 60)}`];
    }
    const tables = [...new Set(literals.flatMap((one) => listTables(one.text, owners.tables)))];
    return tables.flatMap((table) => {
      if (owners.tables[table] === owner) return [];
      used.add(nameOf({ file, table }));
      return allowed.has(nameOf({ file, table }))
        ? []
        : [`${file}: ${table} belongs to the module ${owners.tables[table]}: call a function of its index.ts`];
    });
  });
  return [
    ...made
      .filter((table) => !Object.hasOwn(owners.tables, table))
      .map((table) => `table-owners.json: the table ${table} has no module`),
    ...Object.keys(owners.tables)
      .filter((table) => !made.includes(table))
      .map((table) => `table-owners.json: no migration creates the table ${table}`),
    ...owners.joins.map(nameOf).flatMap((name) => (used.has(name) ? [] : [`table-owners.json: unused join ${name}`])),
    ...inSources,
  ];
}
