import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog.tsx';

const layer = () => ({ open: true, onOpenChange: jest.fn() });
const texts = { title: 'Remove this job?', confirmLabel: 'Remove the job' };

test('a confirmed question closes, and Cancel closes it alone', async () => {
  const closed = layer();
  const onConfirm = jest.fn();
  render(<ConfirmDialog {...texts} layer={closed} onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([closed.onOpenChange.mock.calls, onConfirm.mock.calls.length]).toEqual([[[false]], 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the job' }));
  expect([closed.onOpenChange.mock.calls.length, onConfirm.mock.calls.length]).toEqual([2, 1]);
});

test('one that waits stays open, can’t be confirmed twice, and says why it failed', async () => {
  const opened = layer();
  const onConfirm = jest.fn();
  const dialog = (state: { readonly busy?: boolean; readonly failure?: string }) => (
    <ConfirmDialog
      {...texts}
      {...state}
      layer={opened}
      busyLabel="Removing..."
      failureTitle="The job was not removed"
      onConfirm={onConfirm}
    />
  );
  const { rerender } = render(dialog({}));
  await userEvent.click(screen.getByRole('button', { name: 'Remove the job' }));
  rerender(dialog({ busy: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Removing...' }));
  expect([opened.onOpenChange.mock.calls.length, onConfirm.mock.calls.length]).toEqual([0, 1]);
  rerender(dialog({ failure: 'You seem to be offline.' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /The job was not removed.*You seem to be offline\./,
  );
});
