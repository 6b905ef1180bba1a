import {
  getTeamRegistry,
  giveBackGuestGifts,
  openHostView,
  pauseRegistryGifts,
  type TeamRegistry,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { leavePage } from '@gift-registry/shell-contract';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import RegistryPage from './registry-page.tsx';

const id = '01997d0e-0000-7000-8000-000000000001';
const giftId = '01997d0e-0000-7000-8000-000000000002';
const mailId = '01997d0e-0000-7000-8000-000000000003';
const at = '2026-11-20T10:00:00.000Z';
const noMoney = { pledgedAmount: 0, paidAmount: 0, receivedAmount: 0 };
const nobody = { actorId: null, actor: null, why: '' };

const aRegistry = (changes: Partial<TeamRegistry> = {}): TeamRegistry => ({
  ...{ id, name: 'Asha weds Dev', ownerId: id, ownerName: 'Asha Rao' },
  ...{ ownerEmail: 'asha@example.com', occasion: 'wedding', eventDate: '2099-01-02' },
  ...{ state: 'published', status: 'published', items: 1, gifts: 2, createdAt: at },
  ...{ giftsPaused: false, pauseNote: '', restorableUntil: null, coHosts: [] },
  itemList: [
    { id, name: 'Brass lamp', isFund: false, wanted: 3, taken: 2, ...noMoney },
    {
      ...{ id: giftId, name: 'Two weeks in Kerala', isFund: true, wanted: 1, taken: 1 },
      ...{ pledgedAmount: 18_101, paidAmount: 5_001, receivedAmount: 2_100 },
    },
    { id: mailId, name: 'Our first home', isFund: true, wanted: 1, taken: 0, ...noMoney },
  ],
  givers: [
    {
      giftId,
      name: 'Ravi',
      email: 'ravi@example.com',
      gifts: 2,
      returnable: 2,
      stopped: false,
      lastAt: at,
    },
  ],
  links: [{ id, label: 'Main link', state: 'active', createdAt: at }],
  history: [
    {
      ...{ ...nobody, event: 'mail-given-up', at, subject: 'claim-receipt' },
      ...{ why: '550 no such mailbox', mail: { id: mailId, recipient: 'r•••@example.com' } },
    },
    { ...nobody, event: 'gift-purchased', at, subject: 'Brass lamp', actor: 'Ravi' },
    { ...nobody, event: 'link-made', at, subject: 'Main link' },
  ],
  ...changes,
});

beforeEach(() => sessionStorage.clear());

function open(registry = aRegistry(), role: 'admin' | 'support' = 'admin') {
  testServer.reply(getTeamRegistry, registry);
  return renderScreen(<RegistryPage />, {
    path: `/admin/registries/${id}`,
    params: { registryId: id },
    session: signedInAs(role),
  });
}

async function ask(user: ReturnType<typeof open>['user'], button: string, why: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), why);
  await user.click(dialog.getByRole('button', { name: button }));
}

test('a fund shows what is promised, paid and received', async () => {
  open();
  const items = within(await screen.findByRole('table', { name: 'Items' }));
  expect(items.getByText('2 of 3')).toBeVisible();
  expect(items.getByText('₹2,100 received, ₹5,001 paid and ₹11,000 promised')).toBeVisible();
  expect(items.getByText('No money yet')).toBeVisible();
});

test('a registry is shown with owner, guests, items and links', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha weds Dev' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
    'href',
    `/admin/people/${id}`,
  );
  const table = (name: string) => within(screen.getByRole('table', { name }));
  expect(table('Guests').getByRole('row', { name: /Ravi.*ravi@example\.com.*2/ })).toBeVisible();
  expect(table('Items').getByRole('row', { name: /Brass lamp.*2 of 3/ })).toBeVisible();
  expect(table('Links').getByRole('row', { name: /Main link.*Active/ })).toBeVisible();
});

test('one timeline holds gifts, links and mails, which lead to their page', async () => {
  open();
  const history = within(await screen.findByRole('region', { name: 'History' }));
  const [mail, gift, link] = history.getAllByRole('listitem');
  expect(mail).toHaveTextContent(
    'Mail given up: Claim receipt to r•••@example.com550 no such mailbox',
  );
  expect(history.getByRole('link', { name: 'Claim receipt' })).toHaveAttribute(
    'href',
    `/admin/notifications/mails/${mailId}`,
  );
  expect(gift).toHaveTextContent('Gift purchased: Brass lamp, Ravi');
  expect(link).toHaveTextContent('Link made: Main link');
});

test('support sees the registry as its host, with a reason, in a new document', async () => {
  const opened: string[] = [];
  leavePage.to = (url) => void opened.push(url);
  testServer.reply(openHostView, {
    ...{ registryId: id, registryName: 'Asha weds Dev', ownerName: 'Asha Rao', endsAt: at },
  });
  const { user } = open(aRegistry(), 'support');
  await ask(user, 'See as the host', 'She can’t find a gift.');
  await waitFor(() => expect(opened).toEqual([`/registry?registryId=${id}`]));
  expect(testServer.requests(openHostView)[0]?.body).toEqual({ why: 'She can’t find a gift.' });
});

test('gifts are paused and go on', async () => {
  testServer.reply(pauseRegistryGifts, aRegistry({ giftsPaused: true, state: 'paused' }));
  const { user } = open(aRegistry(), 'support');
  await ask(user, 'Pause gifts', 'Spam');
  expect(await screen.findByRole('button', { name: 'Let gifts go on' })).toBeVisible();
  expect(screen.getByText('Paused')).toBeVisible();
});

test('an admin gives the gifts of a guest back', async () => {
  testServer.reply(giveBackGuestGifts, aRegistry({ givers: [] }));
  const { user } = open();
  await ask(user, 'Give back 2 gifts', 'Abuse');
  expect(await screen.findByText('Nobody has given yet.')).toBeVisible();
  expect(testServer.requests(giveBackGuestGifts)[0]?.params).toEqual({ registryId: id, giftId });
});

test('support is offered what support may do, and no more', async () => {
  open(aRegistry(), 'support');
  const shown = await screen.findByRole('button', { name: 'See as the host' });
  expect(shown).toBeVisible();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toContain('Pause gifts');
  for (const name of ['Unpublish', 'Revoke all links', 'Hand over', 'Give back 2 gifts'])
    expect(names).not.toContain(name);
});

test('a deleted registry can be restored by an admin alone', async () => {
  const deleted = aRegistry({ state: 'deleted', restorableUntil: at });
  const shown = open(deleted);
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'See as the host' })).toBeNull();
  shown.unmount();
  open(deleted, 'support');
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha weds Dev' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test('an unknown registry says so', async () => {
  testServer.fail(getTeamRegistry, { status: 404, message: 'Not found' });
  renderScreen(<RegistryPage />, { params: { registryId: id }, session: signedInAs('admin') });
  expect(await screen.findByText('No such registry')).toBeVisible();
});
