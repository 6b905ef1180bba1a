import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Cluster } from '../layout/layout.tsx';
import { ToastProvider, useToast, type ToastOptions } from './toast.tsx';

const undo = fn();

const EXAMPLES: ReadonlyArray<ToastOptions> = [
  { type: 'info', title: 'Need Help?', description: 'You can reset your password.', duration: 0 },
  { type: 'success', title: 'Registry saved successfully!', duration: 0 },
  {
    type: 'warning',
    title: 'Share code generated but status update failed.',
    action: { label: 'Try again', onSelect: fn() },
    duration: 0,
  },
  {
    type: 'error',
    title: 'Connection Error',
    description: 'Network error occurred. Please check your connection and try again.',
    duration: 0,
  },
];

const meta = {
  title: 'Components/Toast',
  component: ToastProvider,
  args: { children: null },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

function ShowAll() {
  const toast = useToast();
  useEffect(() => {
    const ids = EXAMPLES.map(toast.show);
    return () => ids.forEach(toast.dismiss);
  }, [toast]);
  return <p>Four kinds of news, at the end of the screen.</p>;
}

export const Types: Story = { args: { children: <ShowAll /> } };

function Buttons() {
  const toast = useToast();
  return (
    <Cluster>
      <Button
        onClick={() =>
          toast.show({
            title: 'Item removed from registry.',
            action: { label: 'Undo', onSelect: undo },
          })
        }
      >
        Remove
      </Button>
      <Button onClick={() => toast.show({ title: 'Already gone', duration: 300 })}>
        Short news
      </Button>
      <Button onClick={() => toast.show({ type: 'error', title: 'Failed to update quantity.' })}>
        Fail
      </Button>
    </Cluster>
  );
}

/** The action runs and dismisses, errors interrupt, and time takes the rest away unless it is hovered. */
export const Behaviour: Story = {
  args: { children: <Buttons /> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalled();
    await expect(page.queryByText('Item removed from registry.')).toBeNull();

    await userEvent.click(page.getByRole('button', { name: 'Fail' }));
    const failure = await page.findByText('Failed to update quantity.');
    await expect(failure.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));

    await userEvent.click(page.getByRole('button', { name: 'Short news' }));
    const news = await page.findByText('Already gone');
    await userEvent.hover(news);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(news).toBeVisible();
    await userEvent.unhover(news);
    await waitFor(() => expect(page.queryByText('Already gone')).toBeNull());
  },
};

function ShowMany() {
  const toast = useToast();
  useEffect(() => {
    const ids = [1, 2, 3, 4, 5, 6].map((gift) =>
      toast.show({ title: `Gift ${gift} added to registry.`, duration: 0 }),
    );
    return () => ids.forEach(toast.dismiss);
  }, [toast]);
  return <p>Six pieces of news, of which four are shown.</p>;
}

/** The oldest leave when there would be more than four. */
export const ManyAtOnce: Story = {
  args: { children: <ShowMany /> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findAllByRole('listitem')).toHaveLength(4);
    await expect(page.queryByText('Gift 2 added to registry.')).toBeNull();
    await expect(page.getByText('Gift 6 added to registry.')).toBeVisible();
  },
};

/** Waits for the one who reads it with the keyboard, and goes on when the focus leaves. */
export const HeldByFocus: Story = {
  args: { children: <Buttons /> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Short news' }));
    const close = await page.findByRole('button', { name: 'Dismiss' });
    close.focus();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(page.getByText('Already gone')).toBeVisible();
    close.blur();
    await waitFor(() => expect(page.queryByText('Already gone')).toBeNull());
  },
};

/** News of a failed form can be read and answered without closing the dialog that it is about. */
export const AboveADialog: Story = {
  args: {
    children: (
      <Dialog trigger={<Button>Open</Button>} title="Purchase this gift">
        <Buttons />
      </Dialog>
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Open' }));
    await page.findByRole('dialog');
    await userEvent.click(page.getByRole('button', { name: 'Fail' }));
    const toast = await page.findByText('Failed to update quantity.');
    const dismiss = within(toast.closest('li') ?? toast).getByRole('button', { name: 'Dismiss' });
    await userEvent.click(dismiss);
    await waitFor(() => expect(page.queryByText('Failed to update quantity.')).toBeNull());
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};
