import { createRegistry, getDraft, getRegistry, type Registry } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { aRegistry } from '../../testing/fixtures.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openScreen } from '../../testing/open-screen.tsx';

beforeEach(() => {
  localStorage.clear();
});

async function openWith(draft: Registry | null) {
  testServer.reply(getDraft, { registry: draft });
  const opened = await openScreen('/create-registry');
  await screen.findByLabelText('Registry name');
  return opened;
}

const draft = (changes: Partial<Registry> = {}) =>
  aRegistry({ updatedAt: '2025-11-19T08:00:00Z', itemCount: 3, detailsVersion: 4, ...changes });
const nameField = () => screen.getByLabelText('Registry name');
const submit = () => screen.getByRole('button', { name: 'Start Adding Products!' });

async function fillInNew(user: Awaited<ReturnType<typeof openWith>>['user']) {
  await fillIn(user, nameField(), 'Asha & Rohan');
  await user.selectOptions(screen.getByLabelText('Occasion'), 'Wedding');
  await user.type(screen.getByLabelText('Event date'), '2099-11-21');
  await user.selectOptions(screen.getByLabelText('Expected guests'), '51–100');
  await fillIn(user, screen.getByLabelText('Phone number'), '9876543210');
}

test('without a draft there is no notice', async () => {
  await openWith(null);
  expect(screen.queryByText(/You have a draft/)).not.toBeInTheDocument();
});

test('a draft is announced with its day, name and gifts', async () => {
  await openWith(draft());
  expect(screen.getByText('You have a draft of Nov 19, 2025')).toBeVisible();
  expect(
    screen.getByText('The form shows the draft “Meera turns one” with its 3 gifts.'),
  ).toBeVisible();
});

test('Continue leads into the form, which saves this draft and opens its products', async () => {
  const continued = draft();
  const { user, address } = await openWith(continued);
  testServer.reply(createRegistry, continued);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.queryByText(/You have a draft/)).not.toBeInTheDocument();
  expect(nameField()).toHaveFocus();
  await user.click(submit());
  await waitFor(() => expect(address()).toBe(`/products?registryId=${continued.id}`));
  expect(testServer.requests(createRegistry)[0]?.body).toMatchObject({
    draftId: continued.id,
    detailsVersion: 4,
  });
});

test('Start a new one empties the form and saves a registry beside the draft', async () => {
  const { user, address } = await openWith(draft());
  testServer.reply(createRegistry, aRegistry());
  await user.click(screen.getByRole('button', { name: 'Start a new one' }));
  expect(nameField()).toHaveValue('');
  expect(
    screen.getByText('The draft “Meera turns one” with its 3 gifts stays on your dashboard.'),
  ).toBeVisible();
  await fillInNew(user);
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/products'));
  expect(testServer.requests(createRegistry)[0]?.body).toMatchObject({
    registryName: 'Asha & Rohan',
    draftId: null,
  });
});

test('a draft without gifts says that it will be replaced', async () => {
  const { user } = await openWith(draft({ itemCount: 0 }));
  await user.click(screen.getByRole('button', { name: 'Start a new one' }));
  expect(
    screen.getByText('The draft “Meera turns one” is empty; saving replaces it.'),
  ).toBeVisible();
});

test('looking at the other form loses nothing that was typed', async () => {
  const { user } = await openWith(draft());
  await fillIn(user, nameField(), 'Meera turns two');
  await user.click(screen.getByRole('button', { name: 'Start a new one' }));
  await fillIn(user, nameField(), 'Something else');
  await user.click(screen.getByRole('button', { name: 'Back to the draft' }));
  expect(nameField()).toHaveValue('Meera turns two');
  await user.click(screen.getByRole('button', { name: 'Start a new one' }));
  expect(nameField()).toHaveValue('Something else');
});

test('a draft that another device changed keeps what was typed, and the next save counts', async () => {
  const mine = draft();
  const { user, address } = await openWith(mine);
  const theirs = { ...mine, registryName: 'Meera is one', detailsVersion: 5 };
  testServer.fail(createRegistry, {
    status: 409,
    code: 'stale',
    message: 'Changed elsewhere.',
    current: theirs,
  });
  testServer.reply(getRegistry, theirs);
  await fillIn(user, nameField(), 'Meera turns two');
  await user.click(submit());
  expect(await screen.findByText('Registry name: “Meera is one”')).toBeVisible();
  expect(nameField()).toHaveValue('Meera turns two');

  testServer.reply(createRegistry, theirs);
  await user.click(submit());
  await waitFor(() => expect(address()).toMatch(/^\/products/));
  expect(testServer.requests(createRegistry).at(-1)?.body).toMatchObject({
    registryName: 'Meera turns two',
    detailsVersion: 5,
  });
});
