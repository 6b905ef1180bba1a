import { getDraft } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen } from '@testing-library/react';
import { openScreen } from '../../testing/open-screen.tsx';

let offline = true;
jest.unstable_mockModule(
  new URL('../../features/registries/form/leave-dialog.tsx', import.meta.url).pathname,
  () => {
    if (offline) throw new Error('offline');
    return { LeaveDialog: ({ open }: { open: boolean }) => open && <p>The dialog</p> };
  },
);

beforeEach(() => localStorage.clear());

test('a leave dialog that fails to load opens at the next press, and the form stays', async () => {
  testServer.reply(getDraft, { registry: null });
  const { user, toasts, address } = await openScreen('/create-registry');
  await user.type(await screen.findByLabelText('Registry name'), 'Meera');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await toasts().findByText('Connection Error')).toBeVisible();
  expect(screen.getByLabelText('Registry name')).toHaveValue('Meera');
  offline = false;
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByText('The dialog')).toBeVisible();
  expect(address()).toBe('/create-registry');
});
