import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { hindiText, longText, manyLines } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Table } from './table.tsx';
import { TableScroll } from './table-scroll.tsx';

const about: About = {
  for: 'Things with several columns to compare: products, orders. TableScroll lets a wide one scroll.',
  notFor: ['One column: use a list.', 'Labels with amounts: use SummaryList.'],
  anatomy: [
    'Caption: read out, shown if wanted.',
    'Head: stays in view.',
    'Rows: one thing each, with its actions last; figures stand at the end of a cell.',
    'TableScroll: the area that scrolls, with a name.',
  ],
  keyboard: { Tab: 'Goes to the scrolling area, then to what is in the rows.', 'Arrow keys': 'Scroll the area.' },
};

const meta = {
  title: 'Components/Table',
  component: Table,
  subcomponents: { TableScroll },
  parameters: { about },
  args: { caption: 'All products' },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {
  render: (args) => (
    <TableScroll label="Products">
      <Table {...args}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Size Type</th>
            <th scope="col" data-align="end">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Buti block-print midi dress</td>
            <td>Clothing</td>
            <td data-align="end">₹1,899</td>
          </tr>
          <tr data-selected>
            <td>Court lace-up, indigo</td>
            <td>ShoeSize</td>
            <td data-align="end">₹2,199</td>
          </tr>
        </tbody>
      </Table>
    </TableScroll>
  ),
};
/** Cells do not get wider than the table: the area scrolls. */
export const LongTextAndHindi: Story = {
  render: (args) => (
    <Table {...args} showCaption>
      <tbody>
        <tr>
          <th scope="row">{longText}</th>
          <td>{hindiText}</td>
        </tr>
      </tbody>
    </Table>
  ),
};
export const Compact: Story = { ...Products, globals: { density: 'compact' } };
export const RightToLeft: Story = { ...Products, globals: { direction: 'rtl' } };
/** Long enough to scroll: the head stays visible. */
export const StickyHead: Story = {
  render: (args) => (
    <TableScroll label="Products" className="low">
      <Table {...args}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col" data-align="end">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {[longText, hindiText, ...manyLines].map((name) => (
            <tr key={name}>
              <td>{name}</td>
              <td data-align="end">₹{1000 + name.length}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  ),
};
/** The keyboard can reach the area and scroll it. */
export const ByKeyboard: Story = {
  ...StickyHead,
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('region', { name: 'Products' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    area.scrollTop = 400;
    const head = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect();
    await expect(Math.abs(head.top - area.getBoundingClientRect().top)).toBeLessThan(2);
  },
};
