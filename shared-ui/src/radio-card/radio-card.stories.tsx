import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Badge } from '#badge/index.ts';
import { TextLink } from '#link/index.ts';
import { hindiSentence, hindiText, longText, longWord } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { RadioCard } from './radio-card.tsx';
import { RadioCardGroup } from './radio-card-group.tsx';

const about: About = {
  for: 'Chooses one of a few options that need a line of explanation: addresses, payment.',
  notFor: ['Options of one word: use Radio or SizePicker.', 'Several at once: use Checkbox.'],
  anatomy: ['Group: a legend over the cards.', 'Card: radio button, title, text, and something at its end.'],
  keyboard: {
    Tab: 'Goes to the chosen card.',
    'Arrow keys': 'Choose the card before or after.',
    Space: 'Chooses the focused card.',
  },
};

const meta = {
  title: 'Components/RadioCard',
  component: RadioCard,
  subcomponents: { RadioCardGroup },
  parameters: { about },
  args: { name: 'payment', value: 'online', title: 'Pay online', children: 'UPI, cards, net banking' },
} satisfies Meta<typeof RadioCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {};

export const Addresses: Story = {
  render: () => (
    <RadioCardGroup legend="Deliver to">
      <RadioCard
        name="address"
        value="home"
        defaultChecked
        title={
          <>
            Ananya Rao <Badge>Home</Badge>
          </>
        }
        aside={
          <TextLink quiet href="#edit-home">
            Edit
          </TextLink>
        }
      >
        14, 3rd Cross, Indiranagar, near the metro station, Bengaluru, Karnataka 560038
      </RadioCard>
      <RadioCard name="address" value="work" title="Ananya Rao">
        6th floor, Prestige Tower, Residency Road, Bengaluru, Karnataka 560025
      </RadioCard>
    </RadioCardGroup>
  ),
};
export const Chosen: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { title: longText, children: longWord } };
export const Hindi: Story = { args: { title: hindiText, children: hindiSentence, lang: 'hi' } };
export const RightToLeft: Story = { ...Addresses, globals: { direction: 'rtl' } };
/** Arrow keys choose. */
export const ByKeyboard: Story = {
  ...Addresses,
  play: async ({ canvas, userEvent }) => {
    const [home, work] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(home).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(work).toBeChecked();
  },
};
