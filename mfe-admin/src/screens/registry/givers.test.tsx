import {
  getTeamRegistry,
  stopGuest,
  type TeamGiver,
  type TeamRegistry,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import RegistryPage from './registry-page.tsx';

const id = '01997d0e-0000-7000-8000-000000000001';

const giver: TeamGiver = {
  ...{ giftId: id, name: 'Ravi', email: null, gifts: 3, returnable: 3, stopped: false },
  lastAt: '2026-11-20T10:00:00.000Z',
};

const registryWith = (givers: TeamGiver[]): TeamRegistry => ({
  ...{ id, name: 'Asha weds Dev', ownerId: id, ownerName: 'Asha Rao', items: 12, gifts: 7 },
  ...{ ownerEmail: 'asha@example.com', occasion: 'wedding', eventDate: '2099-01-02' },
  ...{ state: 'published', status: 'published', createdAt: '2026-11-20T10:00:00.000Z' },
  ...{ giftsPaused: false, pauseNote: '', restorableUntil: null },
  ...{ coHosts: [], itemList: [], links: [], history: [], givers },
});

function open(role: 'admin' | 'support') {
  testServer.reply(getTeamRegistry, registryWith([giver]));
  return renderScreen(<RegistryPage />, {
    path: `/admin/registries/${id}`,
    params: { registryId: id },
    session: signedInAs(role),
  });
}

test('a guest is stopped with a reason that can be changed, and may give again later', async () => {
  testServer.reply(stopGuest, ({ body: { stopped } }) =>
    registryWith([{ ...giver, gifts: 0, returnable: 0, stopped }]),
  );
  const { user, toasts } = open('admin');
  await user.click(await screen.findByRole('button', { name: 'Stop the guest' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop the guest' }));
  expect(dialog.getByLabelText('Why?')).toHaveValue('Takes gifts without giving them.');
  await user.click(dialog.getByRole('button', { name: 'Stop the guest' }));
  expect(await toasts().findByText(/Ravi is stopped/)).toBeVisible();
  expect(screen.getByText('Stopped')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Let the guest give again' }));
  const again = within(await screen.findByRole('dialog', { name: 'Let the guest give again' }));
  await user.type(again.getByLabelText('Why?'), 'A mistake.');
  await user.click(again.getByRole('button', { name: 'Let the guest give again' }));
  expect(await toasts().findByText('Ravi may give again')).toBeVisible();
  expect(testServer.requests(stopGuest).map(({ body }) => body)).toEqual([
    { stopped: true, why: 'Takes gifts without giving them.' },
    { stopped: false, why: 'A mistake.' },
  ]);
});

test('support stops nobody', async () => {
  open('support');
  expect(await screen.findByText('Ravi')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop the guest' })).not.toBeInTheDocument();
});
