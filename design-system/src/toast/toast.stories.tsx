import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Cluster } from '../layout/layout.tsx';
import type { ToastOptions } from './shown-toast.ts';
import { guide } from './toast.guide.tsx';
import { ToastProvider, useToast } from './toast.tsx';

const EXAMPLES: ReadonlyArray<ToastOptions> = [
  { type: 'info', title: 'Need Help?', description: 'You can reset your password.' },
  {
    type: 'warning',
    title: 'Share code generated but status update failed.',
    action: { label: 'Try again', onSelect: fn() },
  },
  { type: 'success', form: 'registry', title: 'Registry saved successfully!' },
  {
    type: 'error',
    title: 'Connection Error',
    description: 'Network error occurred. Please check your connection and try again.',
  },
];

const meta = {
  title: 'Components/Toast (snackbar, notification, flash message)',
  id: 'components-toast',
  component: ToastProvider,
  parameters: { docs: { page: guide } },
  args: { children: null },
  // The page, which says nothing about toasts.
  argTypes: { children: { table: { disable: true } } },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

function ShowButton(toast: ToastOptions) {
  const { show } = useToast();
  return <Button onClick={() => show(toast)}>Show the toast</Button>;
}

export const Message: StoryObj<ToastOptions> = {
  args: {
    type: 'success',
    title: 'Added to Registry',
    description: 'Brass lamp is on your list.',
    duration: 10_000,
  },
  argTypes: {
    type: {
      description: 'Errors and warnings interrupt a screen reader.',
      control: 'select',
      options: ['info', 'success', 'warning', 'error'],
      table: { defaultValue: { summary: 'info' } },
    },
    title: { description: 'What happened, in a few words.' },
    description: { description: 'The reason and the way on.' },
    duration: {
      description: 'Milliseconds on screen; 0 stays until it is dismissed.',
      table: { defaultValue: { summary: '10000' } },
    },
  },
  // In a frame, whose edge the toast keeps to: it would cover the controls below.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (toast) => (
    <ToastProvider>
      <ShowButton {...toast} />
    </ToastProvider>
  ),
};

function ShowVague() {
  const { show } = useToast();
  useEffect(() => {
    show({ type: 'success', title: 'Success!', description: 'The page has changed.', duration: 0 });
  }, [show]);
  return <p>Brass lamp is on your list.</p>;
}

export const Vague: Story = { tags: ['!dev'], args: { children: <ShowVague /> } };

function ShowAll() {
  const { show } = useToast();
  useEffect(() => {
    for (const toast of EXAMPLES) show({ ...toast, duration: 0 });
  }, [show]);
  return <p>The newest toast stands on top, and there is one of each type.</p>;
}

export const Types: Story = { args: { children: <ShowAll /> } };

export const OnAPhone: Story = {
  ...Types,
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};

const overlaps = (one: Element, other: Element) => {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};

const pressAndCompare = async (canvasElement: HTMLElement, name: string) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(page.getByRole('button', { name }));
  const toast = (await page.findByText('Failed to update quantity.')).closest('li');
  for (const button of page.getAllByRole('button', { name: /^Save/ }))
    await expect(toast && overlaps(toast, button)).toBe(false);
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
};

function FailButton({ children, edge }: { children: string; edge: 'top' | 'bottom' }) {
  const { show } = useToast();
  return (
    <Button
      fullWidth
      style={{ position: 'fixed', insetInline: 0, [edge]: 0 }}
      onClick={() => show({ type: 'error', title: 'Failed to update quantity.', duration: 0 })}
    >
      {children}
    </Button>
  );
}

const atBothEdges = (
  <>
    <FailButton edge="top">Save at the top</FailButton>
    <FailButton edge="bottom">Save at the bottom</FailButton>
  </>
);

const pressAtBothEdges: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await pressAndCompare(canvasElement, 'Save at the top');
  await pressAndCompare(canvasElement, 'Save at the bottom');
};

export const UncoveredButtonsOnAPhone: Story = {
  args: { children: atBothEdges },
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: pressAtBothEdges,
};

export const UncoveredButtons: Story = {
  args: { children: atBothEdges },
  play: pressAtBothEdges,
};

function Fail() {
  const { show } = useToast();
  return (
    <Cluster>
      <Button onClick={() => show({ type: 'error', title: 'Failed to update quantity.' })}>
        Fail
      </Button>
    </Cluster>
  );
}

export const InADialog: Story = {
  args: {
    children: (
      <Dialog trigger={<Button>Open</Button>} title="Purchase this gift">
        <Fail />
      </Dialog>
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Open' }));
    await page.findByRole('dialog');
    await userEvent.click(page.getByRole('button', { name: 'Fail' }));
    const toast = await page.findByText('Failed to update quantity.');
    await expect(page.getByRole('dialog')).toContainElement(toast);
    const dismiss = within(toast.closest('li') ?? toast).getByRole('button', { name: 'Dismiss' });
    await userEvent.click(dismiss);
    await waitFor(() => expect(page.queryByText('Failed to update quantity.')).toBeNull());
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};
