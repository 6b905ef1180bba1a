import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { guide } from './price.guide.tsx';
import { Price } from './price.tsx';

const meta = {
  title: 'Components/Price (amount, money, rupees)',
  id: 'components-price',
  component: Price,
  parameters: { docs: { page: guide } },
  args: { children: '₹1,41,999' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Rupees: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack gap={2} style={{ justifyItems: 'end', alignItems: 'flex-end', maxInlineSize: '12rem' }}>
      <Price>₹499.50</Price>
      <Price>₹1,299</Price>
      <Price>₹1,41,999</Price>
      <Price>₹1,23,45,678</Price>
    </Stack>
  ),
};

export const Sizes: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      <Price size="sm">₹2,499</Price>
      <Price>₹2,499</Price>
      <Price size="lg">₹2,499</Price>
    </Stack>
  ),
};

export const OtherCurrencies: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack gap={2}>
      <Price>$49.99</Price>
      <Price>€1,200</Price>
    </Stack>
  ),
};

export const WithoutAmount: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack gap={2}>
      <Price>Price on request</Price>
      <Price>Price unavailable</Price>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Price on request')).toHaveAttribute('data-words');
  },
};
