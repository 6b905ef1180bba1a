import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoadFailure } from './load-failure.tsx';

const meta = {
  title: 'Components/LoadFailure',
  component: LoadFailure,
  args: {
    title: 'Failed to load your devices.',
    error: new Error('You seem to be offline. Check your connection and try again.'),
    onRetry: () => {},
  },
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Explained: Story = {};

export const TitleAlone: Story = { args: { error: new Error('Failed to load your devices.') } };

export const LoadingAgain: Story = { args: { busy: true } };
