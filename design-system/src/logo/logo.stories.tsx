import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../layout/layout.tsx';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Components/Logo',
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Stack gap={6}>
      <Logo />
      <Logo size="lg" />
    </Stack>
  ),
};

export const OtherBrand: Story = { args: { brand: 'Shagun' } };
