import { describeDefault, describeKind } from './describe-variable.ts';
import { type Reader, type Variable, variables } from './variables.mjs';

const programs: Record<Reader, string> = {
  api: 'API',
  shop: 'shop',
  sandbox: 'sandbox',
  start: 'npm start',
  release: 'release',
  backup: 'backup',
};

const describe = (name: string, variable: Variable) =>
  [
    name,
    `  ${variable.purpose}`,
    `  may be: ${describeKind(variable)}`,
    `  default: ${describeDefault(variable)}`,
    `  read by: ${variable.readBy.map((reader) => programs[reader]).join(', ')}`,
  ].join('\n');

/** What is known of each setting whose name or purpose has `text`, a paragraph each; of all by default. */
export function describeSettings(text = ''): string[] {
  const wanted = text.toLowerCase();
  return Object.entries<Variable>(variables)
    .filter(([name, { purpose }]) => `${name} ${purpose}`.toLowerCase().includes(wanted))
    .map(([name, variable]) => describe(name, variable));
}
