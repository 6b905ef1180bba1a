import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
