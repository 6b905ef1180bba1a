import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../layout/layout.tsx';
import { guide } from './logo.guide.tsx';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Components/Logo (wordmark, brand)',
  id: 'components-logo',
  component: Logo,
  parameters: { docs: { page: guide } },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack gap={6}>
      <Logo />
      <Logo size="lg" />
    </Stack>
  ),
};

export const OtherBrand: Story = { args: { brand: 'Shagun' } };
