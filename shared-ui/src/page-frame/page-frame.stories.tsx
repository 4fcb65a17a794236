import type { Meta, StoryObj } from '@storybook/react';
import { Chip } from '#chip/index.ts';
import { TextLink } from '#link/index.ts';
import { hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Container } from './container.tsx';
import { PageHeading } from './page-heading.tsx';
import { Section } from './section.tsx';

const about: About = {
  for: 'The frame of a page: Container sets the width, PageHeading the title, Section each part with its heading.',
  notFor: ['Invoices: use InvoiceFrame.', 'Nested boxes: one Container is enough.'],
  anatomy: [
    "Container: the page's width and gutter.",
    'PageHeading: the only h1, with figures and actions.',
    'Section: a heading, an action at its end, and the content.',
  ],
  keyboard: {},
};

const meta = {
  title: 'Components/PageFrame',
  component: Section,
  subcomponents: { Container, PageHeading },
  parameters: { about },
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
