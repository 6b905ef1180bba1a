import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { guide } from './form-dialog.guide.tsx';
import { FormDialog } from './form-dialog.tsx';

const meta = {
  title: 'Components/FormDialog (edit dialog, modal form, popup form)',
  id: 'components-form-dialog',
  component: FormDialog,
  parameters: { docs: { page: guide } },
  args: {
    layer: { open: true, onOpenChange: fn() },
    title: 'Count the stock',
    description: 'Brass lamp: 12 until now.',
    submitLabel: 'Save the count',
    busyLabel: 'Saving...',
    onSubmit: fn(),
    children: (
      <>
        <TextField label="In stock now" inputMode="numeric" defaultValue="9" />
        <TextArea label="Why?" hint="A delivery, damage, a count." rows={2} />
      </>
    ),
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function Opened(props: ComponentProps<typeof FormDialog>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Count the stock</Button>
      <FormDialog {...props} layer={{ open, onOpenChange: setOpen }} />
    </>
  );
}

export const OpensAndCloses: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Count the stock' });
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(opener);
    const dialog = await page.findByRole('dialog', { name: 'Count the stock' });
    const field = within(dialog).getByLabelText('In stock now');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Fields: Story = {};

export const Busy: Story = { args: { busy: true } };

export const Failed: Story = {
  args: {
    failureTitle: 'The stock was not changed',
    failure: 'Somebody changed it a moment ago: it is 11 now.',
  },
};

export const Vague: Story = {
  tags: ['!dev'],
  args: {
    title: 'Edit',
    description: undefined,
    submitLabel: 'OK',
    failureTitle: 'Error 409',
    failure: 'Conflict',
  },
};

export const Danger: Story = {
  args: {
    size: 'sm',
    danger: true,
    title: 'Hand over /gifts?',
    description: 'What is live stays live.',
    submitLabel: 'Hand over',
    busyLabel: 'Handing over...',
    children: <TextField label="To" defaultValue="mfe-guest" />,
  },
};

export const ThirdButton: Story = {
  args: { size: 'sm', aside: <Button>Back to the default</Button> },
};

export const Narrow: Story = {
  args: { ...Failed.args, ...ThirdButton.args },
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};
