import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Price } from './price.tsx';

const meta = {
  title: 'Components/Price',
  component: Price,
  args: { amount: 141999 },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rupees: Story = {
  render: () => (
    <Stack gap={2} style={{ justifyItems: 'end', alignItems: 'flex-end', maxInlineSize: '12rem' }}>
      <Price amount={499.5} />
      <Price amount={1299} />
      <Price amount={141999} />
      <Price amount={12345678} />
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Price amount={2499} size="sm" />
      <Price amount={2499} />
      <Price amount={2499} size="lg" />
    </Stack>
  ),
};

export const OtherCurrencies: Story = {
  render: () => (
    <Stack gap={2}>
      <Price amount={49.99} currency="USD" />
      <Price amount={1200} currency="EUR" />
    </Stack>
  ),
};

export const WithoutAmount: Story = {
  render: () => (
    <Stack gap={2}>
      <Price amount={0} />
      <Price amount={null} />
    </Stack>
  ),
};

/** Invalid amounts and unknown currencies read 'Price unavailable'. */
export const Invalid: Story = {
  render: () => (
    <Stack gap={2}>
      <Price amount="soon" />
      <Price amount={-1} />
      <Price amount={10} currency="rupees" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Price unavailable')).toHaveLength(3);
  },
};
