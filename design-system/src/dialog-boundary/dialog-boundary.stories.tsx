import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { PartFailure } from '../error-boundary/error-boundary.tsx';
import { Stack } from '../layout/layout.tsx';
import { guide } from './dialog-boundary.guide.tsx';
import { DialogBoundary } from './dialog-boundary.tsx';
import { FailedDialog } from './failed-dialog.tsx';

const closed = { open: false, onOpenChange: fn() };
const opened = { open: true, onOpenChange: fn() };

const meta = {
  title: 'Components/DialogBoundary (crash of a dialog)',
  id: 'components-dialogboundary',
  component: DialogBoundary,
  parameters: { docs: { page: guide } },
  args: {
    part: 'thanks',
    layer: closed,
    children: <Dialog layer={closed} title="Say thanks" />,
  },
} satisfies Meta<typeof DialogBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = {
  render: (args) => (
    <>
      <p>The page, which shows nothing of the boundary.</p>
      <DialogBoundary {...args} />
    </>
  ),
};

export const Failed: Story = {
  parameters: { controls: { disable: true } },
  render: () => <FailedDialog layer={opened} onRetry={fn()} />,
};

export const FailedInThePage: Story = {
  tags: ['!dev'],
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      <Button>Thank Asha</Button>
      <PartFailure onRetry={fn()} />
    </Stack>
  ),
};

export const Narrow: Story = {
  ...Failed,
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};
