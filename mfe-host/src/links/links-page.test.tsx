import {
  addLink,
  changeLink,
  endLink,
  changeGuestView,
  continueGifts,
  getGuestView,
  getRegistry,
  getShare,
  pauseGifts,
  type GuestView,
  getRegistryAccess,
  listLinks,
  setPasscode,
  setRegistryAddress,
  type RegistryAccess,
  rotateLink,
  type Registry,
  type RegistryLink,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, within } from '@testing-library/react';
import { aRegistry, aShare, newId } from '../testing/fixtures.ts';
import { openScreen } from '../testing/open-screen.tsx';

const aLink = (changes: Partial<RegistryLink> = {}): RegistryLink => ({
  id: newId(),
  label: null,
  url: 'https://tohfa.example/r/AAAAAAAAAAAAAAAAAAAAAA',
  paused: false,
  endsOn: null,
  ended: false,
  openings: [],
  ...changes,
});
const main = aLink();
const family = aLink({ label: 'Family', url: 'https://tohfa.example/r/BBBBBBBBBBBBBBBBBBBBBB' });

const hidden: GuestView = {
  showsEmail: false,
  showsPhone: false,
  showsMessage: true,
  giftsPaused: false,
  pauseNote: null,
};
const nothing: RegistryAccess = {
  address: null,
  passcode: null,
  passcodeGuessedAt: null,
};

async function openWith(
  links: RegistryLink[],
  changes: Partial<Registry> = {},
  access: RegistryAccess = nothing,
) {
  const registry = aRegistry({ status: 'published', ...changes });
  testServer.reply(getRegistry, registry);
  testServer.reply(listLinks, { links });
  testServer.reply(getRegistryAccess, access);
  testServer.reply(getGuestView, hidden);
  testServer.reply(getShare, { share: aShare() });
  return { registry, ...(await openScreen(`/links/${registry.id}`)) };
}

test('all links are listed with their names and states', async () => {
  const { user } = await openWith([main, aLink({ label: 'Office', paused: true })]);
  const list = within(await screen.findByRole('list', { name: 'Links of this registry' }));
  expect(list.getByRole('heading', { name: 'Main link' })).toBeVisible();
  expect(list.getByText('Open')).toBeVisible();
  expect(list.getByText('Paused')).toBeVisible();
  expect(list.getByRole('button', { name: 'Continue: Office' })).not.toBeVisible();
  await user.click(list.getByText('of Office'));
  expect(list.getByRole('button', { name: 'Continue: Office' })).toBeVisible();
});

test('a link needs a name', async () => {
  const { user, toasts, registry } = await openWith([main]);
  await user.click(await screen.findByRole('button', { name: 'Add link' }));
  expect(await screen.findByText('Please give the link a name, such as Family.')).toBeVisible();
  testServer.reply(addLink, { links: [main, family] });
  await user.type(screen.getByLabelText('Name of a new link'), 'Family');
  await user.click(screen.getByRole('button', { name: 'Add link' }));
  expect(await toasts().findByText('The link “Family” is ready.')).toBeVisible();
  expect(testServer.requests(addLink)[0]).toMatchObject({
    params: { registryId: registry.id },
    body: { label: 'Family' },
  });
  expect(screen.getByLabelText('Name of a new link')).toHaveValue('');
});

test('a link is paused with one press', async () => {
  const { user, toasts } = await openWith([main, family]);
  testServer.reply(changeLink, { links: [main, { ...family, paused: true }] });
  await user.click(await screen.findByRole('button', { name: 'Pause: Family' }));
  expect(await toasts().findByText('“Family” is paused.')).toBeVisible();
  expect(testServer.requests(changeLink)[0]?.body).toEqual({ paused: true });
});

test('the last day is saved by a press', async () => {
  const { user, toasts } = await openWith([family]);
  const field = await screen.findByLabelText(/^Last day/);
  const save = screen.getByRole('button', { name: 'Save the last day: Family' });
  expect(save).toBeDisabled();
  testServer.reply(changeLink, { links: [{ ...family, endsOn: '2099-12-31' }] });
  await user.type(field, '2099-12-31');
  await user.click(save);
  expect(await toasts().findByText(/expires after .*December 31, 2099/)).toBeVisible();
  expect(testServer.requests(changeLink)[0]?.body).toEqual({ endsOn: '2099-12-31' });
});

test('a day in the past is refused at its field', async () => {
  const { user } = await openWith([family]);
  await user.click(await screen.findByText('of Family'));
  await user.type(await screen.findByLabelText(/^Last day/), '2020-01-31');
  await user.click(screen.getByRole('button', { name: 'Save the last day: Family' }));
  expect(await screen.findByText('Please choose today or a later day.')).toBeVisible();
  expect(testServer.requests(changeLink)).toHaveLength(0);
});

test.each([
  ['New link', 'Replace it', rotateLink, /has a new link/],
  ['End', 'End it', endLink, /has ended/],
] as const)('“%s” asks first', async (label, confirm, route, message) => {
  const { user, toasts } = await openWith([main, family]);
  testServer.reply(route, { links: [main] });
  await user.click(await screen.findByRole('button', { name: `${label}: Family` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(testServer.requests(route)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: confirm }));
  expect(await toasts().findByText(message)).toBeVisible();
  expect(testServer.requests(route)[0]?.params).toMatchObject({ linkId: family.id });
});

test('a draft leads to its first link', async () => {
  const { registry } = await openWith([], { status: 'draft' });
  expect(await screen.findByRole('link', { name: 'Publish and share' })).toHaveAttribute(
    'href',
    `/registry-link-share/${registry.id}`,
  );
});

test('a failed load is retried in place', async () => {
  const registry = aRegistry({ status: 'published' });
  testServer.reply(getRegistry, registry);
  testServer.disconnect(listLinks);
  testServer.reply(getRegistryAccess, nothing);
  testServer.reply(getGuestView, hidden);
  testServer.reply(getShare, { share: aShare() });
  const { user } = await openScreen(`/links/${registry.id}`);
  expect(await screen.findByText('Failed to load your links. Please try again.')).toBeVisible();
  testServer.reply(listLinks, { links: [main] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Open')).toBeVisible();
});

test('a link tells its visitors per day', async () => {
  const openings = [
    { day: '2026-11-22', count: 3 },
    { day: '2026-11-21', count: 1 },
  ];
  const { user } = await openWith([{ ...main, openings }]);
  await user.click(await screen.findByText(/^4 visitors/));
  expect(screen.getByText('22 Nov: 3 visitors')).toBeVisible();
  expect(screen.getByText('21 Nov: 1 visitor')).toBeVisible();
});

test('an address is checked, and a taken one is told at the field', async () => {
  const { user, toasts } = await openWith([main]);
  const field = await screen.findByRole('textbox', { name: 'Address' });
  await user.type(field, 'admin');
  await user.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(await screen.findByText(/reads like a page of ours/)).toBeVisible();
  testServer.fail(setRegistryAddress, {
    status: 409,
    code: 'conflict',
    message: 'This address, or one that looks like it, is taken.',
    field: 'address',
  });
  await user.clear(field);
  await user.type(field, 'asha-weds-dev');
  await user.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(await screen.findByText(/is taken/)).toBeVisible();
  const saved = { name: 'asha-weds-dev', url: 'https://tohfa.example/r/asha-weds-dev' };
  testServer.reply(setRegistryAddress, { ...nothing, address: saved });
  testServer.reply(getRegistryAccess, { ...nothing, address: saved });
  await user.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(await toasts().findByText('Your registry opens at /r/asha-weds-dev now.')).toBeVisible();
  expect(
    await screen.findByText('An address that is easy to read is easy to guess.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Your address')).toHaveValue(saved.url);
});

test('a passcode is checked, set and shown', async () => {
  const { user, toasts } = await openWith([main]);
  const field = await screen.findByRole('textbox', { name: 'Passcode' });
  await user.type(field, '12');
  await user.click(screen.getByRole('button', { name: 'Ask for this passcode' }));
  expect(await screen.findByText('Please use at least 6 characters.')).toBeVisible();
  expect(field).toHaveFocus();
  const saved = { ...nothing, passcode: 'mango tree' };
  testServer.reply(setPasscode, saved);
  testServer.reply(getRegistryAccess, saved);
  await user.clear(field);
  await user.type(field, 'Mango Tree');
  await user.click(screen.getByRole('button', { name: 'Ask for this passcode' }));
  expect(await toasts().findByText('Guests are asked for “mango tree” now.')).toBeVisible();
  expect(testServer.requests(setPasscode)[0]?.body).toEqual({ passcode: 'mango tree' });
  expect(await screen.findByRole('button', { name: 'Remove: passcode' })).toBeVisible();
});

test('an earlier, short passcode keeps working, and guesses of it are told', async () => {
  await openWith(
    [main],
    {},
    { ...nothing, passcode: '2468', passcodeGuessedAt: '2026-11-29T10:00:00.000Z' },
  );
  expect(await screen.findByText(/It keeps working/)).toBeVisible();
  expect(screen.getByText('Somebody is guessing your passcode')).toBeVisible();
});

test('each part of the contact is shown or hidden by one press, and the page opens as a guest', async () => {
  const { user, toasts } = await openWith([main]);
  const email = await screen.findByRole('checkbox', { name: 'Email address of the owner' });
  expect(email).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Message for guests' })).toBeChecked();
  expect(await screen.findByRole('link', { name: /See it as a guest/ })).toHaveAttribute(
    'href',
    `/r/${aShare().shareCode}`,
  );
  testServer.reply(changeGuestView, { ...hidden, showsEmail: true });
  testServer.reply(getGuestView, { ...hidden, showsEmail: true });
  await user.click(email);
  expect(await toasts().findByText('Saved. Guests see it at once.')).toBeVisible();
  expect(testServer.requests(changeGuestView)[0]?.body).toEqual({ showsEmail: true });
  expect(email).toBeChecked();
});

test('gifts are paused with a sentence and continued', async () => {
  const { user, toasts } = await openWith([main]);
  const paused = { ...hidden, giftsPaused: true, pauseNote: 'We are moving house.' };
  testServer.reply(pauseGifts, paused);
  await user.type(await screen.findByLabelText(/^Sentence for guests/), 'We are moving house.');
  testServer.reply(getGuestView, paused);
  await user.click(screen.getByRole('button', { name: 'Pause gifts' }));
  expect(await toasts().findByText('Gifts are paused.')).toBeVisible();
  expect(testServer.requests(pauseGifts)[0]?.body).toEqual({ pauseNote: 'We are moving house.' });
  expect(await screen.findByText('We are moving house.')).toBeVisible();
  testServer.reply(continueGifts, hidden);
  testServer.reply(getGuestView, hidden);
  await user.click(screen.getByRole('button', { name: 'Let guests give again' }));
  expect(await toasts().findByText('Guests can give again.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pause gifts' })).toBeVisible();
});
