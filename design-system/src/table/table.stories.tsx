import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Price } from '../price/price.tsx';
import { Cell, ColumnHead, Table } from './table.tsx';

const meta = {
  title: 'Components/Table',
  component: Table,
  args: { caption: 'Gifts received', children: null },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

const GIFTS = [
  { name: 'Hand-cast brass lamp', from: 'Meera', price: 2499 },
  { name: 'Block-printed quilt', from: 'Kabir and Zoya', price: 14199 },
  { name: 'Tea set for six', from: 'Grandmother', price: 141999 },
];

export const Gifts: Story = {
  render: () => (
    <Table caption="Gifts received" showCaption>
      <thead>
        <tr>
          <ColumnHead>Gift</ColumnHead>
          <ColumnHead>From</ColumnHead>
          <ColumnHead align="end">Price</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {GIFTS.map((gift) => (
          <tr key={gift.name}>
            <Cell>{gift.name}</Cell>
            <Cell>{gift.from}</Cell>
            <Cell align="end">
              <Price amount={gift.price} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  ),
};

/** Where it is too wide it scrolls by itself, with the arrow keys too. */
export const Narrow: Story = {
  ...Gifts,
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('group', { name: 'Gifts received' }),
    ).toHaveFocus();
  },
};
