import {
  getRegistry,
  getShare,
  listItems,
  updateRegistry,
  type Registry,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { unavailable } from '../../testing/failures.ts';
import { aRegistry } from '../../testing/fixtures.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openScreen } from '../../testing/open-screen.tsx';

async function openWith(changes: Partial<Registry> = {}) {
  const registry = aRegistry({ status: 'published', ...changes });
  testServer.reply(getRegistry, registry);
  testServer.reply(getShare, { share: null });
  testServer.reply(listItems, { items: [] });
  const opened = await openScreen(`/edit-registry/${registry.id}`);
  await screen.findByLabelText('Registry name');
  return { registry, ...opened };
}

const nameField = () => screen.getByLabelText('Registry name');
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const stale = (current: Registry) =>
  ({ status: 409, code: 'stale', message: 'Changed elsewhere.', current }) as const;

test('every field of a published registry is saved with the version that the form shows', async () => {
  const { registry, user, toasts } = await openWith({ detailsVersion: 4 });
  testServer.reply(updateRegistry, ({ body }) => ({ ...registry, ...body, detailsVersion: 5 }));
  await fillIn(user, nameField(), 'Meera turns two');
  await user.selectOptions(screen.getByLabelText('Occasion'), 'Wedding');
  await user.clear(screen.getByLabelText('Event date'));
  await user.type(screen.getByLabelText('Event date'), '2099-12-01');
  await user.selectOptions(screen.getByLabelText('Expected guests'), '100+');
  await fillIn(user, screen.getByLabelText(/^Message for guests/), 'Come hungry');
  await fillIn(user, screen.getByLabelText('Phone number'), '+919123456780');
  await user.click(save());
  expect(await toasts().findByText('Registry Updated')).toBeVisible();
  expect(testServer.requests(updateRegistry)[0]?.body).toEqual({
    registryName: 'Meera turns two',
    occasion: 'wedding',
    eventDate: '2099-12-01',
    guestRange: '100+',
    guestMessage: 'Come hungry',
    phoneNumber: '9123456780',
    detailsVersion: 4,
  });
  expect(screen.getByLabelText('Phone number')).toHaveValue('9123456780');
});

test('a published registry says that guests see the changes, a draft does not', async () => {
  await openWith();
  expect(screen.getByText(/your guests see them at once/)).toBeVisible();
});

test('a past date may stay, another one must not be in the past', async () => {
  const { registry, user, toasts } = await openWith({ eventDate: '2020-05-01' });
  testServer.reply(updateRegistry, ({ body }) => ({ ...registry, ...body, detailsVersion: 2 }));
  await fillIn(user, screen.getByLabelText(/^Message for guests/), 'Thank you all!');
  await user.click(save());
  expect(await toasts().findByText('Registry Updated')).toBeVisible();

  await user.clear(screen.getByLabelText('Event date'));
  await user.type(screen.getByLabelText('Event date'), '2020-05-02');
  await user.click(save());
  expect(await screen.findByText('Event date cannot be in the past')).toBeVisible();
  expect(testServer.requests(updateRegistry)).toHaveLength(1);
});

test('a failed save says so and keeps the form', async () => {
  testServer.fail(updateRegistry, unavailable);
  const { user, toasts } = await openWith();
  await fillIn(user, nameField(), 'Meera turns two');
  await user.click(save());
  expect(await toasts().findByText('Failed to update registry: A short break.')).toBeVisible();
  expect(toasts().queryByText('Registry Updated')).not.toBeInTheDocument();
  expect(nameField()).toHaveValue('Meera turns two');
});

test('a lost connection asks to try again', async () => {
  testServer.disconnect(updateRegistry);
  const { user, toasts } = await openWith();
  await user.click(save());
  expect(await toasts().findByText('Failed to save registry. Please try again.')).toBeVisible();
});

test('a refused field has its message and the focus', async () => {
  testServer.fail(updateRegistry, {
    status: 422,
    code: 'invalid-input',
    message: 'Please leave out links',
    field: 'registryName',
  });
  const { user } = await openWith();
  await user.click(save());
  expect(await screen.findByText('Please leave out links')).toBeVisible();
  expect(nameField()).toHaveFocus();
});

test('a stale save keeps what was typed, shows what changed, and the next save counts', async () => {
  const { registry, user } = await openWith();
  const elsewhere = {
    ...registry,
    registryName: 'Meera is one',
    eventDate: '2099-12-24',
    detailsVersion: 2,
  };
  testServer.fail(updateRegistry, stale(elsewhere));
  await fillIn(user, nameField(), 'Meera turns two');
  testServer.reply(getRegistry, elsewhere);
  await user.click(save());

  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Registry name: “Meera is one”')).toBeVisible();
  expect(within(alert).getByText('Event date: Thursday, December 24, 2099')).toBeVisible();
  expect(nameField()).toHaveValue('Meera turns two');
  expect(screen.getByLabelText('Event date')).toHaveValue('2099-12-24');

  testServer.reply(updateRegistry, ({ body }) => ({ ...elsewhere, ...body, detailsVersion: 3 }));
  await user.click(save());
  await waitFor(() =>
    expect(testServer.requests(updateRegistry).at(-1)?.body).toMatchObject({
      registryName: 'Meera turns two',
      eventDate: '2099-12-24',
      detailsVersion: 2,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('the saved values replace the typed ones on request', async () => {
  const { registry, user } = await openWith();
  const elsewhere = { ...registry, registryName: 'Meera is one', detailsVersion: 2 };
  testServer.fail(updateRegistry, stale(elsewhere));
  await fillIn(user, nameField(), 'Meera turns two');
  testServer.reply(getRegistry, elsewhere);
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Use the saved values' }));
  expect(nameField()).toHaveValue('Meera is one');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an open form follows another device, field by field', async () => {
  const { registry, user, emit } = await openWith();
  await fillIn(user, screen.getByLabelText(/^Message for guests/), 'Come hungry');
  testServer.reply(getRegistry, { ...registry, registryName: 'Meera is one', detailsVersion: 2 });
  emit({ type: 'registry-changed', registryId: registry.id, version: 9 });
  await waitFor(() => expect(nameField()).toHaveValue('Meera is one'));
  expect(screen.getByLabelText(/^Message for guests/)).toHaveValue('Come hungry');
  expect(screen.getByText('Updated from another device')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText('Updated from another device')).not.toBeInTheDocument();
});

describe('leaving with unsaved changes', () => {
  const leave = async () => {
    const opened = await openWith();
    await fillIn(opened.user, nameField(), 'Meera turns two');
    await opened.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without finishing?' }));
    return { ...opened, dialog };
  };

  test('saves them on request', async () => {
    const { registry, user, dialog, address } = await leave();
    testServer.reply(updateRegistry, ({ body }) => ({ ...registry, ...body, detailsVersion: 2 }));
    await user.click(dialog.getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(address()).toBe('/host'));
  });

  test('discards them on request', async () => {
    const { user, dialog, address } = await leave();
    await user.click(dialog.getByRole('button', { name: 'Discard changes and leave' }));
    expect(address()).toBe('/host');
    expect(testServer.requests(updateRegistry)).toHaveLength(0);
  });

  test('stays when saving fails', async () => {
    const { user, dialog, address } = await leave();
    testServer.fail(updateRegistry, unavailable);
    await user.click(dialog.getByRole('button', { name: 'Save and leave' }));
    expect(await dialog.findByText('Failed to update registry: A short break.')).toBeVisible();
    expect(address()).not.toBe('/host');
  });
});

test('nothing is asked without changes', async () => {
  const { user, address } = await openWith();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(address()).toBe('/host');
});
