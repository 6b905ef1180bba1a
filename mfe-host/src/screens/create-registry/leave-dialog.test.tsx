import { createRegistry, deleteDraft, getDraft, type Registry } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { notFound, unavailable } from '../../testing/failures.ts';
import { aRegistry } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function openWith(draft: Registry | null) {
  testServer.reply(getDraft, { registry: draft });
  const opened = await openScreen('/create-registry');
  await screen.findByLabelText('Registry name');
  return opened;
}

const typeName = (user: UserEvent) => user.type(screen.getByLabelText('Registry name'), ' & co');
const leave = (user: UserEvent) => user.click(screen.getByRole('link', { name: 'Dashboard' }));
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Leave without finishing?' }));
const press = async (user: UserEvent, name: string) =>
  user.click((await dialog()).getByRole('button', { name }));

test('an unchanged form is left without a question', async () => {
  const { user, address } = await openWith(aRegistry());
  await leave(user);
  expect(address()).toBe('/host');
});

test('a change that was undone needs no question', async () => {
  const { user, address } = await openWith(aRegistry());
  await typeName(user);
  await user.type(screen.getByLabelText('Registry name'), '{Backspace>5/}');
  await leave(user);
  expect(address()).toBe('/host');
});

test('the dialog names the changed fields and the draft that discarding deletes', async () => {
  const { user, address } = await openWith(aRegistry({ itemCount: 2 }));
  await typeName(user);
  await user.selectOptions(screen.getByLabelText('Occasion'), 'Wedding');
  await leave(user);

  const { getAllByRole, getByText } = await dialog();
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Registry name',
    'Occasion',
  ]);
  expect(getByText(/the draft “Meera turns one” with its 2 gifts/)).toBeVisible();
  expect(address()).toBe('/create-registry');
});

test('Back while the question is open answers it with no', async () => {
  const { user, address, navigate } = await openWith(aRegistry());
  await typeName(user);
  await leave(user);
  await dialog();
  // Behind the modal dialog only the browser's buttons navigate.
  navigate('/host');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/create-registry');
});

test.each(['Stay', 'the Escape key'])('%s keeps the page and the input', async (way) => {
  const { user, address } = await openWith(aRegistry());
  await typeName(user);
  await leave(user);
  if (way === 'Stay') await press(user, 'Stay');
  else {
    await dialog();
    await user.keyboard('{Escape}');
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/create-registry');
  expect(screen.getByLabelText('Registry name')).toHaveValue('Meera turns one & co');
});

describe('Save draft and leave', () => {
  test('saves a complete form on the server and leaves', async () => {
    testServer.reply(createRegistry, aRegistry());
    const { user, address, toasts } = await openWith(aRegistry());
    await typeName(user);
    await leave(user);
    await press(user, 'Save draft and leave');
    await waitFor(() => expect(address()).toBe('/host'));
    expect(testServer.requests(createRegistry)[0]?.body.registryName).toBe('Meera turns one & co');
    expect(toasts().getByText('Registry saved successfully!')).toBeVisible();
  });

  test('keeps an incomplete form in this browser and leaves', async () => {
    const { user, address, toasts, unmount } = await openWith(null);
    await typeName(user);
    await leave(user);
    await press(user, 'Save draft and leave');
    await waitFor(() => expect(address()).toBe('/host'));
    expect(toasts().getByText('Draft kept in this browser')).toBeVisible();
    expect(testServer.requests(createRegistry)).toHaveLength(0);
    unmount();

    await openWith(null);
    expect(screen.getByLabelText('Registry name')).toHaveValue(' & co');
  });

  test('a draft that was saved elsewhere since replaces the kept form', async () => {
    const { user, unmount } = await openWith(null);
    await typeName(user);
    await leave(user);
    await press(user, 'Save draft and leave');
    await screen.findByText('Draft kept in this browser');
    unmount();

    await openWith(aRegistry());
    expect(screen.getByLabelText('Registry name')).toHaveValue('Meera turns one');
  });

  test('stays with a message when the browser cannot store the form', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user, address } = await openWith(null);
    await typeName(user);
    await leave(user);
    await press(user, 'Save draft and leave');
    expect(
      await (await dialog()).findByText(/^This browser could not keep the draft/),
    ).toBeVisible();
    expect(address()).toBe('/create-registry');
  });

  test('stays with a message when the server refuses', async () => {
    testServer.fail(createRegistry, unavailable);
    const { user, address } = await openWith(aRegistry());
    await typeName(user);
    await leave(user);
    await press(user, 'Save draft and leave');
    expect(
      await (await dialog()).findByText('Failed to update registry: A short break.'),
    ).toBeVisible();
    expect(address()).toBe('/create-registry');
  });

  test('a message about saving is gone when the dialog opens again', async () => {
    testServer.fail(createRegistry, unavailable);
    const { user } = await openWith(aRegistry());
    await typeName(user);
    await leave(user);
    await press(user, 'Save draft and leave');
    await (await dialog()).findByText(/A short break/);
    await press(user, 'Stay');
    await leave(user);
    expect((await dialog()).queryByText(/A short break/)).not.toBeInTheDocument();
  });
});

test('the dialog opens without the message of an earlier submit', async () => {
  testServer.fail(createRegistry, unavailable);
  const { user, toasts } = await openWith(aRegistry());
  await typeName(user);
  await user.click(screen.getByRole('button', { name: 'Start Adding Products!' }));
  await toasts().findByText('Failed to update registry: A short break.');
  await leave(user);
  expect((await dialog()).queryByText(/A short break/)).not.toBeInTheDocument();
});

describe('Discard draft and leave', () => {
  test('deletes the saved draft and leaves', async () => {
    const draft = aRegistry();
    testServer.reply(deleteDraft, { deleted: true });
    const { user, address } = await openWith(draft);
    await typeName(user);
    await leave(user);
    await press(user, 'Discard draft and leave');
    await waitFor(() => expect(address()).toBe('/host'));
    expect(testServer.requests(deleteDraft)[0]?.params).toEqual({ registryId: draft.id });
  });

  test('a draft that is already deleted is left as well', async () => {
    testServer.fail(deleteDraft, notFound);
    const { user, address } = await openWith(aRegistry());
    await typeName(user);
    await leave(user);
    await press(user, 'Discard draft and leave');
    await waitFor(() => expect(address()).toBe('/host'));
  });

  test('without a saved draft nothing is deleted on the server', async () => {
    const { user, address } = await openWith(null);
    await typeName(user);
    await leave(user);
    await press(user, 'Discard draft and leave');
    await waitFor(() => expect(address()).toBe('/host'));
    expect(testServer.requests(deleteDraft)).toHaveLength(0);
  });

  test('a refusal stays with its message', async () => {
    testServer.fail(deleteDraft, unavailable);
    const { user, address } = await openWith(aRegistry());
    await typeName(user);
    await leave(user);
    await press(user, 'Discard draft and leave');
    expect(await (await dialog()).findByText('A short break.')).toBeVisible();
    expect(address()).toBe('/create-registry');
  });
});
