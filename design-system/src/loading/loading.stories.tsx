import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Loading } from './loading.tsx';

const meta = {
  title: 'Components/Loading',
  component: Loading,
  args: { label: 'Loading your devices...' },
} satisfies Meta<typeof Loading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TwoLines: Story = { args: { lines: 2 } };
