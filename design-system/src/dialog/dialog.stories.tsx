import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { guide } from './dialog.guide.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Components/Dialog (modal, popup)',
  id: 'components-dialog',
  component: Dialog,
  parameters: { docs: { page: guide } },
  args: {
    title: 'Purchase this gift',
    description: 'Asha and Rohan will see that it is taken care of.',
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  args: {
    trigger: <Button variant="primary">Purchase</Button>,
    children: <TextField label="Your name" />,
    footer: <Button variant="primary">Purchase gift</Button>,
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Purchase' });
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(opener);
    const dialog = await page.findByRole('dialog', { name: 'Purchase this gift' });
    await waitFor(() => expect(within(dialog).getByLabelText('Your name')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Form: Story = {
  args: {
    open: true,
    onOpenChange: fn(),
    children: (
      <>
        <TextField label="Your name" defaultValue="Meera" />
        <TextField
          label="Your email"
          type="email"
          optional
          hint="So that you can change your mind later."
        />
        <TextArea label="Message" optional limit={500} rows={3} />
      </>
    ),
    footer: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button variant="primary">Purchase gift</Button>
      </>
    ),
  },
};

export const Confirmation: Story = {
  args: {
    open: true,
    onOpenChange: fn(),
    size: 'sm',
    title: 'Leave this page?',
    description: 'Your draft ‘Asha and Rohan’s wedding’ has changes that are not saved.',
    footer: (
      <>
        <Button variant="danger">Discard draft and leave</Button>
        <Button>Save draft and leave</Button>
        <Button variant="primary">Stay</Button>
      </>
    ),
  },
};

/** The wrong one of the two in the guide. */
export const Vague: Story = {
  tags: ['!dev'],
  args: {
    open: true,
    onOpenChange: fn(),
    size: 'sm',
    title: 'Warning',
    description: 'Are you sure you want to continue?',
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">OK</Button>
      </>
    ),
  },
};

export const NotDismissible: Story = {
  args: {
    ...Confirmation.args,
    dismissible: false,
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const WaysToClose: Story = {
  args: { trigger: <Button>Purchase</Button>, children: <TextField label="Your name" /> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = within(canvasElement).getByRole('button', { name: 'Purchase' });
    const close = async (how: (dialog: HTMLElement) => Promise<unknown>) => {
      await userEvent.click(opener);
      await how(await page.findByRole('dialog'));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    };
    await close(() => userEvent.keyboard('{Escape}'));
    await close((dialog) => userEvent.click(within(dialog).getByRole('button', { name: 'Close' })));
    await close((dialog) => userEvent.click(dialog.parentElement ?? dialog));
  },
};

export const Long: Story = {
  args: {
    open: true,
    onOpenChange: fn(),
    size: 'lg',
    title: 'Terms of Service',
    description: 'In plain words.',
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index}>
        A registry belongs to the person who made it. Guests see the gifts behind its link, and
        nothing else of the host.
      </p>
    )),
    footer: <Button>Back to sign-up</Button>,
  },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const end = within(dialog).getByRole('button', { name: 'Back to sign-up' });
    end.scrollIntoView({ block: 'end' });
    const close = within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.top).toBeGreaterThanOrEqual(0);
    await expect(close.bottom).toBeLessThan(100);
    await expect(end.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
  },
};

export const LongOnAPhone: Story = {
  ...Long,
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};

export const Narrow: Story = {
  args: { ...Form.args },
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};
