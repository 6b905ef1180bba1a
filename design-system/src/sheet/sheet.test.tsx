import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Sheet } from './sheet.tsx';

function Gift() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Look at it</Button>
      <Sheet
        layer={{ open, onOpenChange: setOpen }}
        title="Brass lamp"
        footer={<Button variant="primary">Purchase</Button>}
      >
        Hand-cast in Moradabad.
      </Sheet>
    </>
  );
}

async function openGift() {
  render(<Gift />);
  await userEvent.click(screen.getByRole('button', { name: 'Look at it' }));
  return screen.findByRole('dialog', { name: 'Brass lamp' });
}

test('a sheet gets the focus itself, and its buttons follow', async () => {
  const sheet = await openGift();
  await waitFor(() => expect(sheet).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Purchase' })).toHaveFocus();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes a sheet and returns the focus', async (_, close) => {
  await openGift();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Look at it' })).toHaveFocus());
});
