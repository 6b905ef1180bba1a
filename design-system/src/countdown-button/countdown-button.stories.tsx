import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guide } from './countdown-button.guide.tsx';
import { CountdownButton } from './countdown-button.tsx';

const meta = {
  title: 'Components/CountdownButton (resend, timer)',
  id: 'components-countdownbutton',
  component: CountdownButton,
  parameters: { docs: { page: guide } },
  args: {
    availableAt: Date.now() + 60_000,
    waitingLabel: 'Resend code in',
    variant: 'quiet',
    children: 'Resend Code',
  },
} satisfies Meta<typeof CountdownButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Available: Story = { args: { availableAt: 0 } };

export const Busy: Story = { args: { availableAt: 0, busy: true, busyLabel: 'Sending Code...' } };
