import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '..');
const readme = readFileSync(join(src, '../README.md'), 'utf8');
/** Folders that the library gives out and that hold components; others hold functions. */
const folders = readdirSync(src, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'tokens' && existsSync(join(src, entry.name, 'index.ts')))
  .map(({ name }) => name)
  .filter((folder) => readdirSync(join(src, folder)).some((file) => file.endsWith('.tsx')))
  .sort();
const sheets = folders.flatMap((folder) =>
  readdirSync(join(src, folder))
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ file: `${folder}/${name}`, css: readFileSync(join(src, folder, name), 'utf8') })),
);

/** Uses the styles of another component, or is only an SVG. */
const unstyled = ['icon', 'sheet'];

/** What a designer looks for, and the folder it is in. */
const whereabouts: Readonly<Record<string, string>> = {
  'button, text': 'button',
  'button, icon': 'icon-button',
  link: 'link',
  'text field': 'text-field',
  'password field': 'text-field',
  select: 'select',
  combobox: 'combobox',
  checkbox: 'checkbox',
  'radio button': 'checkbox',
  'radio card': 'radio-card',
  'size picker': 'size-picker',
  'quantity stepper': 'quantity-stepper',
  'rating, shown and chosen': 'rating',
  price: 'price',
  badge: 'badge',
  'status badge': 'status-badge',
  tag: 'tag',
  chip: 'chip',
  swatches: 'swatches',
  'product card frame': 'card',
  'image with placeholder': 'picture',
  'gallery with full screen': 'gallery',
  carousel: 'carousel',
  accordion: 'accordion',
  tabs: 'tabs',
  dialog: 'dialog',
  'alert dialog': 'alert-dialog',
  drawer: 'drawer',
  sheet: 'sheet',
  menu: 'menu',
  tooltip: 'tooltip',
  'toast styling': 'toast',
  'table with sticky header': 'table',
  pagination: 'pagination',
  'empty state': 'empty-state',
  'error state': 'error-state',
  skeletons: 'skeleton',
  progress: 'progress',
  breadcrumb: 'breadcrumb',
  'stat tile': 'stat-tile',
  'chart frame': 'chart-frame',
  'bar chart': 'bar-chart',
  'file drop with previews': 'file-drop',
  'rich text surface': 'rich-text',
  'page frames': 'page-frame',
  'visually hidden': 'visually-hidden',
  logo: 'logo',
  'logo loader': 'logo-loader',
  stitch: 'stitch',
};

describe('the library', () => {
  it.each(Object.entries(whereabouts))('has %s', (_, folder) => {
    expect(folders).toContain(folder);
  });

  it.each(folders)('%s has code, styles, stories, a test and a line in the README', (folder) => {
    const files = readdirSync(join(src, folder)).join(' ');
    expect(files).toMatch(/\.stories\.tsx/);
    if (!unstyled.includes(folder)) {
      expect(files).toMatch(/\.css/);
    }
    if (folder !== 'toast') {
      expect(files).toMatch(/\.test\.tsx/);
    }
    expect(readme).toMatch(new RegExp(`^\\| ${folder} `, 'm'));
  });
});

/** Rules of a style sheet with the at-rules around them, outermost first. */
function* rulesOf(css: string): Generator<{ selector: string; body: string; around: string[] }> {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const around: string[] = [];
  for (const [, selector = '', open, body = ''] of text.matchAll(/([^{}]*)(?:(\{)([^{}]*)|\})/g)) {
    if (open === undefined) {
      around.pop();
    } else {
      const head = (selector.split(';').at(-1) ?? '').trim();
      yield { selector: head, body, around: [...around] };
      around.push(head);
    }
  }
}

describe.each(sheets)('$file', ({ css }) => {
  const rules = [...rulesOf(css)];
  const under = (query: string) => rules.filter(({ around }) => around.some((one) => one.includes(query)));

  it('has hover styles for a mouse only, not for touch', () => {
    const loose = rules.filter(({ selector, around }) => {
      const hovers = selector.includes(':hover') && !selector.includes(':not(');
      return hovers && !around.some((one) => one.includes('hover: hover'));
    });
    expect(loose.map(({ selector }) => selector)).toEqual([]);
  });

  it('has no motion for visitors who prefer reduced motion', () => {
    const runs = rules.filter(({ body, around }) => /\binfinite\b/.test(body) && around.length === 0);
    if (runs.length > 0) {
      expect(under('prefers-reduced-motion').length).toBeGreaterThan(0);
    }
  });

  it('takes no focus ring away without giving another', () => {
    const takes = rules.some(({ body }) => /outline: none/.test(body));
    if (takes) {
      const gives = rules.some(
        ({ selector, body }) =>
          /:focus-visible|\[data-highlighted\]/.test(selector) && /(outline|stroke|background-color)/.test(body),
      );
      expect(gives).toBe(true);
    }
  });

  it('shows what is chosen also in forced colours', () => {
    const states =
      /(:checked|\[aria-pressed="true"\]|\[aria-selected="true"\]|\[data-selected\]|\[data-highlighted\]|\[data-on\]|\[data-over\])/;
    const byGround = rules.filter(
      ({ selector, body, around }) => states.test(selector) && /background-color/.test(body) && around.length === 0,
    );
    if (byGround.length > 0) {
      expect(under('forced-colors').length).toBeGreaterThan(0);
    }
  });

  it('draws its own controls only where forced colours bring the real ones back', () => {
    const own = rules.some(({ selector, body }) => /appearance: none/.test(body) && !/select/.test(selector));
    if (own) {
      expect(under('forced-colors').some(({ body }) => /appearance: auto/.test(body))).toBe(true);
    }
  });

  it('gives fingers 44 px where it draws controls lower than that', () => {
    const low = rules.some(
      ({ selector, body, around }) =>
        around.length === 0 &&
        /button|\.small|\.summary|\.trigger|\.close/.test(selector) &&
        [...body.matchAll(/(?:^|[^-])(?:min-)?height: (\d+)px/g)].some(([, px]) => Number(px) < 44),
    );
    if (low) {
      expect(under('pointer: coarse').length).toBeGreaterThan(0);
    }
  });
});
