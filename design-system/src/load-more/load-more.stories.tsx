import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './load-more.guide.tsx';
import { LoadMore } from './load-more.tsx';

const meta = {
  title: 'Components/LoadMore (pagination, show more)',
  id: 'components-loadmore',
  component: LoadMore,
  parameters: { docs: { page: guide } },
  args: { shown: 9, total: 24, noun: 'products', onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};

export const Busy: Story = { args: { busy: true } };

export const Complete: Story = { args: { shown: 24 } };

export const OtherText: Story = {
  args: { shown: 4, total: 8, noun: 'posts', label: 'Load More Posts' },
};

export const ToTheEnd: Story = {
  render: function Render(args) {
    const [shown, setShown] = useState(9);
    return (
      <LoadMore {...args} shown={shown} onLoadMore={() => setShown(Math.min(24, shown + 9))} />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'LOAD MORE' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 18 of 24 products');
    await expect(canvas.getByRole('button', { name: 'LOAD MORE' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'LOAD MORE' }));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('All 24 products are shown');
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};
