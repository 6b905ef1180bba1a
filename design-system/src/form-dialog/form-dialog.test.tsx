import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { TextField } from '../text-field/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';

const layer = () => ({ open: true, onOpenChange: jest.fn() });
const texts = { title: 'Rename Toys', submitLabel: 'Rename', busyLabel: 'Saving...' };

test('Enter in a field submits the form once, and the page does not load again', async () => {
  const onSubmit = jest.fn((event: FormEvent) => expect(event.defaultPrevented).toBe(true));
  render(
    <FormDialog {...texts} layer={layer()} onSubmit={onSubmit}>
      <TextField label="Name" />
    </FormDialog>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Books{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('Cancel closes the layer, or does what its owner says', async () => {
  const closed = layer();
  const onCancel = jest.fn();
  const form = (cancel?: () => void) => (
    <FormDialog {...texts} layer={closed} onSubmit={jest.fn()} onCancel={cancel}>
      <TextField label="Name" />
    </FormDialog>
  );
  const { rerender } = render(form());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed.onOpenChange).toHaveBeenCalledWith(false);
  rerender(form(onCancel));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(closed.onOpenChange).toHaveBeenCalledTimes(1);
});

test('a failure is announced between the fields and the buttons, and a busy form can not be sent again', async () => {
  const onSubmit = jest.fn();
  render(
    <FormDialog
      {...texts}
      layer={layer()}
      busy
      failureTitle="The category was not saved"
      failure="You seem to be offline."
      onSubmit={onSubmit}
    >
      <TextField label="Name" />
    </FormDialog>,
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(/The category was not saved.*You seem to be offline\./);
  expect(alert.compareDocumentPosition(screen.getByLabelText('Name'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  expect(alert.compareDocumentPosition(screen.getByRole('button', { name: 'Cancel' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Saving...' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
