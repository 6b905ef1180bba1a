import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Countdown } from './countdown.tsx';

const MINUTE = 60_000;

const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  args: { label: 'Resend code in', until: Date.now() + MINUTE },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const FiveMinutes: Story = {
  args: { label: 'The form opens again in', until: Date.now() + 5 * MINUTE },
};

export const Elapsed: Story = { args: { until: 0 } };

/** The time changes each second, what is spoken does not, and the end is told once. */
export const Ticking: Story = {
  args: { onElapsed: fn() },
  render: function Render(args) {
    const [until] = useState(() => Date.now() + 2_500);
    return <Countdown {...args} until={until} />;
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const spoken = new Set<string | null>();
    const status = canvas.getByRole('status');
    const listener = new MutationObserver(() => spoken.add(status.textContent));
    listener.observe(status, { characterData: true, childList: true, subtree: true });
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0:00'), {
      timeout: 5_000,
    });
    listener.disconnect();
    await expect([...spoken]).toEqual(['Time is up']);
    await expect(args.onElapsed).toHaveBeenCalledOnce();
  },
};
