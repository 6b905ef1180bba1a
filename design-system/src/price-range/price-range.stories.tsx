import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PriceRange, type PriceRangeValue } from './price-range.tsx';

const meta = {
  title: 'Components/PriceRange',
  component: PriceRange,
  args: { min: 0, max: 100_000, value: [12_000, 64_000], onValueChange: fn() },
} satisfies Meta<typeof PriceRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

/** A typed amount moves the thumb; text that is no amount falls back. */
export const Typing: Story = {
  render: function Render(args) {
    const [range, setRange] = useState<PriceRangeValue>([0, 100_000]);
    return <PriceRange {...args} value={range} onValueChange={setRange} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const low = canvas.getByLabelText('Min');
    await userEvent.clear(low);
    await userEvent.type(low, '2,500{Enter}');
    await expect(canvas.getByLabelText('Lowest price')).toHaveValue('2500');
    await userEvent.clear(low);
    await userEvent.type(low, 'cheap{Enter}');
    await expect(low).toHaveValue('0');
  },
};
