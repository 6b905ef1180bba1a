import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, type Layer } from '../dialog/dialog.tsx';
import { DialogBoundary } from './dialog-boundary.tsx';

let broken = true;
beforeEach(() => {
  broken = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void jest.restoreAllMocks());

function ThanksDialog({ layer }: { layer: Layer }) {
  if (broken && layer.open) throw new TypeError('thanks is undefined');
  return (
    <Dialog layer={layer} title="Say thanks">
      Asha gave a brass lamp.
    </Dialog>
  );
}

function Gifts() {
  const [open, setOpen] = useState(false);
  const layer = { open, onOpenChange: setOpen };
  return (
    <>
      <h1>Gift Book</h1>
      <Button onClick={() => setOpen(true)}>Thank Asha</Button>
      <DialogBoundary part="thanks" layer={layer}>
        <ThanksDialog layer={layer} />
      </DialogBoundary>
    </>
  );
}

async function openThanks() {
  render(<Gifts />);
  await userEvent.click(screen.getByRole('button', { name: 'Thank Asha' }));
  return screen.findByRole('dialog', { name: 'This part didn’t work.' });
}

test('a dialog whose code fails says so in a dialog, which closes and returns the focus', async () => {
  await openThanks();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Gift Book' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Thank Asha' })).toHaveFocus());
});

test('Try again opens the dialog once more', async () => {
  await openThanks();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Say thanks' })).toBeVisible();
});

test('the next press on the page tries again, too', async () => {
  await openThanks();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Thank Asha' }));
  expect(await screen.findByRole('dialog', { name: 'Say thanks' })).toBeVisible();
});
