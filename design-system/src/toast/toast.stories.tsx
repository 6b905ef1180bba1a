import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
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
