import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guide } from './load-failure.guide.tsx';
import { LoadFailure } from './load-failure.tsx';

const meta = {
  title: 'Components/LoadFailure (error state, retry)',
  id: 'components-loadfailure',
  component: LoadFailure,
  parameters: { docs: { page: guide } },
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
