import type { Meta, StoryObj } from '@storybook/react';
import { Chip } from '#chip/index.ts';
import { TextLink } from '#link/index.ts';
import { hindiText, longText } from '#testing/story-texts.ts';
import { Container } from './container.tsx';
import { PageHeading } from './page-heading.tsx';
import { Section } from './section.tsx';

const meta = {
  title: 'Components/PageFrame',
  component: Section,
  args: {
    title: 'New this week',
    action: <TextLink href="#new">See all</TextLink>,
    children: <p>Cards stand here.</p>,
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Page: Story = {
  render: (args) => (
    <Container as="main">
      <PageHeading
        display
        title="Women"
        meta="29 of 46 products"
        actions={
          <>
            <Chip pressed>All</Chip>
            <Chip pressed={false}>Dresses</Chip>
          </>
        }
      />
      <Section {...args} />
    </Container>
  ),
};
export const LongText: Story = { args: { title: longText } };
export const Hindi: Story = { args: { title: hindiText, lang: 'hi' } };
