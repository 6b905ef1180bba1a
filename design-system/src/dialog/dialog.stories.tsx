import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    title: 'Purchase this gift',
    description: 'Asha and Rohan will see that it is taken care of.',
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with the focus in the first field, closes on Escape, and gives the focus back. */
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

/** A question that needs an answer: Escape and the backdrop do nothing, and there is no close button. */
export const NotDismissible: Story = {
  args: {
    ...Confirmation.args,
    dismissible: false,
    onOpenChange: fn(),
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

/** What can be closed closes by Escape, by its button and by a press beside it. */
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

/** A page of words scrolls behind its heading. */
export const Long: Story = {
  args: {
    open: true,
    size: 'lg',
    title: 'Terms of Service',
    description: 'In plain words.',
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index}>
        A registry belongs to whoever made it. Guests see what its link shows, and nothing else of
        the host.
      </p>
    )),
  },
};

export const Narrow: Story = {
  args: { ...Form.args },
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};
