import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guide } from './countdown.guide.tsx';
import { Countdown } from './countdown.tsx';

const MINUTE = 60_000;

const meta = {
  title: 'Components/Countdown (timer)',
  id: 'components-countdown',
  component: Countdown,
  parameters: { docs: { page: guide } },
  args: { label: 'Resend code in', until: Date.now() + MINUTE },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const FiveMinutes: Story = {
  args: { label: 'The form opens again in', until: Date.now() + 5 * MINUTE },
};

export const Elapsed: Story = { args: { until: 0 } };
