/**
 * Raw colours and sizes belong to shared-ui/src/tokens; everything else says what it means (`var(--color-…)`).
 * Also refuses inline styles, which the content security policy would drop from the server's HTML.
 */
import { globSync, readFileSync } from 'node:fs';

const rules = [
  {
    files: '{shared-ui,shell,storefront,seller-panel,blog}/src/**/*.css',
    pattern: /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|oklch)\(/i,
    says: 'a raw colour: use a --color token',
  },
  {
    files: '{shared-ui,shell,storefront,seller-panel,blog}/src/**/*.css',
    pattern: /var\(--(?:ink|neel|haldi|gulal|neem|mirch|phosphor|night)-\d+\)/,
    says: 'a primitive: use the semantic token that means it',
  },
  {
    files: '{shell,storefront,seller-panel,blog}/src/**/*.tsx',
    pattern: /\sstyle=\{/,
    says: 'an inline style: use a class or a data attribute',
  },
];

let problems = 0;
for (const { files, pattern, says } of rules) {
  for (const file of globSync(files, { exclude: (path) => /node_modules|src\/tokens/.test(path) })) {
    if (/src\/tokens\//.test(file) || /\.(test|stories)\.tsx$/.test(file)) continue;
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, index) => {
        if (!pattern.test(line.replace(/\/\*.*?\*\//g, '')) || line.includes('tokens-ok:')) return;
        problems += 1;
        console.error(`${file}:${index + 1}: ${says}\n  ${line.trim().slice(0, 120)}`);
      });
  }
}
process.exit(problems > 0 ? 1 : 0);
