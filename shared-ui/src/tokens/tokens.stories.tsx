import type { Meta, StoryObj } from '@storybook/react';

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const colors = [
  'bg-page',
  'bg-subtle',
  'bg-muted',
  'bg-inverse',
  'bg-brand',
  'action-accent-bg',
  'text-sale',
  'text-success',
  'text-danger',
] as const;

const dyes = ['rice', 'mist', 'sage', 'sand', 'blush', 'lilac', 'sky', 'haldi', 'clay', 'neel'] as const;

export const Colours: Story = {
  render: () => (
    <ul className="swatches">
      {colors.map((name) => (
        <li key={name}>
          <span className="swatch" data-color={name} />
          <small>{name}</small>
        </li>
      ))}
    </ul>
  ),
};

export const Dyes: Story = {
  render: () => (
    <ul className="swatches">
      {dyes.map((name) => (
        <li key={name}>
          <span className="swatch" data-dye={name} />
          <small>{name}</small>
        </li>
      ))}
    </ul>
  ),
};

export const Type: Story = {
  render: () => (
    <>
      <p className="t-display">Comfort, crafted</p>
      <h1>Buti block-print midi dress</h1>
      <h2>Order summary</h2>
      <p>Clothes you reach for first. Cut in cotton, linen and fleece.</p>
      <p className="t-body-sm">Reaches metros in 3–5 days, other places in 5–7. ₹1,499</p>
      <p className="t-caption">Neelgar</p>
      <p lang="hi">आराम</p>
    </>
  ),
};
