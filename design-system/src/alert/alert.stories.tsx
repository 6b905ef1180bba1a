import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { guide } from './alert.guide.tsx';
import { Alert } from './alert.tsx';

const meta = {
  title: 'Components/Alert (banner, inline message, callout)',
  id: 'components-alert',
  component: Alert,
  parameters: { docs: { page: guide } },
  args: { title: 'Email Sent', children: 'Check your inbox for a confirmation email.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Types: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      <Alert type="info" title="Did you buy it?">
        We hold the Brass lamp for you until tomorrow, 6 pm.
      </Alert>
      <Alert type="success" title="Registry is Ready to Share!">
        Everybody with the link can see it now.
      </Alert>
      <Alert
        type="warning"
        title="Two attempts left"
        action={<Button size="sm">Reset password</Button>}
      >
        After five failed attempts the form locks for five minutes.
      </Alert>
      <Alert type="error">
        Network error occurred. Please check your connection and try again.
      </Alert>
    </Stack>
  ),
};

export const WithAction: Story = {
  args: {
    type: 'error',
    title: 'Connection Error',
    children: 'Network error occurred. Please check your connection and try again.',
    action: <Button size="sm">Try again</Button>,
  },
};

export const TitleOnly: Story = { args: { type: 'success', children: null } };

export const Roles: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      <Alert type="error">Failed to load registry items</Alert>
      <Alert type="info">Two guests are looking at this registry.</Alert>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load');
    await expect(canvas.getByRole('status')).toHaveTextContent('Two guests');
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn(), duration: 0 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
