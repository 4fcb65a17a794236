import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import markPureComponents from './pure-components.mjs';

it('components that a library makes are marked as pure, and have no name for tools', () => {
  const source = 'var Form = React10.forwardRef(\n  (props) => null\n);\nForm.displayName = "Form";\nvar used = Form;';
  expect(markPureComponents(source)).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(\n  (props) => null\n);\n\nvar used = Form;',
  );
});

it("the router's file still makes its components in the way that is marked", () => {
  const folder = resolve(import.meta.dirname, '../../../node_modules/react-router/dist/production');
  const chunks = readdirSync(folder).filter((name) => /^chunk-\w+\.mjs$/.test(name));
  const marked = chunks.map((name) => markPureComponents(readFileSync(resolve(folder, name), 'utf8'))).join('');
  expect(marked).toMatch(/var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/);
  expect(marked).not.toMatch(/^Form\.displayName/m);
});
