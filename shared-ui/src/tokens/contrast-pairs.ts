/** A colour, the background it is used on, and the minimum contrast for them in WCAG 2.2 AA. */
export type ContrastPair = { front: string; ground: string; least: 3 | 4.5 };

const on = (least: 3 | 4.5, grounds: string[], ...fronts: string[]): ContrastPair[] =>
  grounds.flatMap((ground) =>
    fronts.map((front) => ({ front: `--color-${front}`, ground: `--color-${ground}`, least })),
  );

const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'];
const dyes = ['rice', 'mist', 'sage', 'sand', 'blush', 'lilac', 'sky', 'haldi', 'clay'];

/** Every pair in use. The page of colours measures them in its styles, a test in the token files. */
export const contrastPairs: ContrastPair[] = [
  ...on(
    4.5,
    ['bg-page', 'bg-subtle', 'bg-raised'],
    'text-primary',
    'text-secondary',
    'text-tertiary',
    'text-brand',
    'text-sale',
    'text-danger',
    'text-success',
  ),
  ...on(4.5, ['bg-muted', 'selected-bg', 'bg-brand-soft'], 'text-primary', 'text-secondary'),
  ...on(4.5, ['selected-bg', 'bg-brand-soft'], 'text-brand'),
  ...on(4.5, ['bg-inverse'], 'text-inverse'),
  ...on(4.5, ['bg-brand'], 'text-on-brand', 'text-on-brand-soft'),
  ...on(4.5, ['action-danger-bg', 'action-danger-bg-hover', 'badge-bg', 'wishlist', 'whatsapp-bg'], 'text-on-brand'),
  ...on(4.5, ['action-accent-bg', 'action-accent-bg-hover'], 'text-on-accent'),
  ...on(4.5, ['bg-on-image', 'bg-image'], 'text-on-image'),
  ...on(4.5, ['bg-solid'], 'text-on-solid'),
  ...on(4.5, ['glow-bg'], 'glow'),
  ...on(4.5, ['action-primary-bg', 'action-primary-bg-hover', 'action-primary-bg-active'], 'action-primary-text'),
  ...on(4.5, ['bg-page', 'bg-raised', 'action-secondary-bg-hover'], 'action-secondary-text'),
  ...statuses.map(
    (status): ContrastPair => ({
      front: `--color-status-${status}-text`,
      ground: `--color-status-${status}-bg`,
      least: 4.5,
    }),
  ),
  ...dyes.map((dye): ContrastPair => ({ front: '--color-text-on-image', ground: `--dye-${dye}`, least: 4.5 })),
  // Only for large text, as in the hero.
  { front: '--color-text-on-brand', ground: '--dye-neel', least: 3 },
  ...on(3, ['bg-page', 'bg-raised', 'bg-subtle'], 'border-control', 'border-strong', 'focus-ring', 'selected-border'),
  ...on(3, ['bg-page', 'bg-raised'], 'chart-1', 'chart-3'),
  ...on(3, ['bg-on-image'], 'wishlist'),
];

/** Colours that need no minimum contrast, and why. */
export const exemptColours: Record<string, string> = {
  '--color-text-disabled': 'Text of what cannot be used: WCAG exempts it. It is never the only text of a fact.',
  '--color-border-subtle': 'A hairline between things that stand apart anyway.',
  '--color-border-default': 'Edge of a surface, not of a control.',
  '--color-border-on-brand': 'A hairline on the brand ground.',
  '--color-accent-rating': 'Stars are drawn beside the figure they show.',
  '--color-chart-2': 'The second row of a chart, named in its legend and in the table behind it.',
  '--color-chart-muted': 'The period before, named in the legend and in the table.',
  '--color-chart-grid': 'Lines of a chart; the figures stand beside them.',
  '--color-focus-gap': 'The gap between the focus ring and a picture; the ring is what one sees.',
};
