import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guide } from './loading.guide.tsx';
import { Loading } from './loading.tsx';

const meta = {
  title: 'Components/Loading (loading state)',
  id: 'components-loading',
  component: Loading,
  parameters: { docs: { page: guide } },
  args: { label: 'Loading your devices...' },
} satisfies Meta<typeof Loading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TwoLines: Story = { args: { lines: 2 } };
