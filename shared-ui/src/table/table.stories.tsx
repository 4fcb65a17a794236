import type { Meta, StoryObj } from '@storybook/react';
import { Table } from './table.tsx';
import { TableScroll } from './table-scroll.tsx';

const meta = { title: 'Components/Table', component: Table, args: { caption: 'All products' } } satisfies Meta<
  typeof Table
>;

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
