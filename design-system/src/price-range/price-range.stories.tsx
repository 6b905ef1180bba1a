import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './price-range.guide.tsx';
import { PriceRange, type PriceRangeProps } from './price-range.tsx';

const meta = {
  title: 'Components/PriceRange (slider, range)',
  id: 'components-pricerange',
  component: PriceRange,
  parameters: { docs: { page: guide } },
  args: {
    min: 0,
    max: 100_000,
    value: [12_000, 64_000],
    readAmount: (typed) =>
      Number(/^[\d,]+$/.exec(typed)?.[0].replaceAll(',', '') ?? Number.NaN) || undefined,
    formatAmount: (amount) => amount.toLocaleString('en-IN'),
    onValueChange: fn(),
  },
} satisfies Meta<typeof PriceRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

function Controlled(args: PriceRangeProps) {
  const [range, setRange] = useState(args.value);
  return <PriceRange {...args} value={range} onValueChange={setRange} />;
}

export const Typing: Story = {
  args: { value: [0, 100_000] },
  render: Controlled,
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

export const ByKeyboard: Story = {
  render: Controlled,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const low = canvas.getByRole('slider', { name: 'Lowest price' });
    low.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(low).toHaveValue('12100');
    await userEvent.keyboard('{PageUp}');
    await expect(low).toHaveValue('13100');
    await expect(low).toHaveAttribute('aria-valuetext', '₹13,100');
    await expect(canvas.getByLabelText('Min')).toHaveValue('13,100');
    await userEvent.keyboard('{Home}');
    await expect(low).toHaveValue('0');
  },
};

export const Crossed: Story = {
  render: Controlled,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText('Max'));
    await userEvent.type(canvas.getByLabelText('Max'), '5000{Enter}');
    await expect(canvas.getByLabelText('Min')).toHaveValue('5,000');
    await expect(canvas.getByLabelText('Max')).toHaveValue('12,000');
  },
};

export const OnePrice: Story = { args: { min: 2500, max: 2500, value: [2500, 2500] } };

export const Narrow: Story = { tags: ['narrow'], globals: { viewport: { value: 'narrow' } } };
