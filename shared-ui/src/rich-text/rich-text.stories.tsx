import type { Meta, StoryObj } from '@storybook/react';
import { hindiSentence, hindiText, longText, longWord } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { RichText } from './rich-text.tsx';

const about: About = {
  for: 'Formatted text that was written in an editor: posts, descriptions.',
  notFor: ['Text in code: use plain elements.', 'HTML that was not cleaned: it shows what it gets.'],
  anatomy: ["Headings, paragraphs, lists, quotes, pictures and links, in the store's type."],
  keyboard: { Tab: 'Goes to the next link in the text.' },
};

const meta = {
  title: 'Components/RichText',
  component: RichText,
  parameters: { about },
  args: {
    html: '<h2>Linen, washed</h2><p>It <strong>softens</strong> with every <a href="#wash">wash</a>.</p><ul><li>Cold water</li><li>Dry in shade</li></ul><blockquote><p>Wear it, then wear it again.</p></blockquote>',
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {};
export const LongText: Story = {
  args: { html: `<h2>${longText}</h2><p>${longWord}${longWord}</p><pre><code>${longWord}</code></pre>` },
};
export const Hindi: Story = { args: { lang: 'hi', html: `<h2>${hindiText}</h2><p>${hindiSentence}</p>` } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
