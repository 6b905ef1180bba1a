import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { guide } from './confirm-dialog.guide.tsx';

const meta = {
  title: 'Components/ConfirmDialog (confirmation, alert dialog, are you sure)',
  id: 'components-confirm-dialog',
  component: ConfirmDialog,
  parameters: { docs: { page: guide } },
  args: {
    layer: { open: true, onOpenChange: fn() },
    title: 'Give back the brass lamp?',
    description: 'Other guests can take it again at once. Meera is told by mail.',
    confirmLabel: 'Give it back',
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function Opened(props: ComponentProps<typeof ConfirmDialog>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Give back</Button>
      <ConfirmDialog {...props} layer={{ open, onOpenChange: setOpen }} />
    </>
  );
}

export const OpensAndCloses: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Give back' });
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(opener);
    const dialog = await page.findByRole('dialog', { name: 'Give back the brass lamp?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give it back' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Question: Story = {};

export const Danger: Story = { args: { danger: true } };

export const Busy: Story = { args: { busy: true, busyLabel: 'Giving back...' } };

export const Failed: Story = {
  args: {
    busyLabel: 'Giving back...',
    failureTitle: 'The gift was not given back',
    failure: 'You seem to be offline. Please try again.',
  },
};

export const Vague: Story = {
  tags: ['!dev'],
  args: { title: 'Are you sure?', description: undefined, confirmLabel: 'Yes' },
};

export const Narrow: Story = {
  args: { ...Failed.args },
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};
