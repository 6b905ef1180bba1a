import { getCurrentRegistry, listItems, updateItem } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aProduct, aRegistry, anItem } from '../../testing/fixtures.ts';
import { openRegistry, row, answerRegistryPage } from '../../testing/open-registry.ts';
import { openScreen } from '../../testing/open-screen.tsx';

beforeEach(answerRegistryPage);

describe('the mark and the note for guests', () => {
  test('purchases appear once the registry is shared', async () => {
    testServer.reply(getCurrentRegistry, { registry: aRegistry() });
    testServer.reply(listItems, { items: [anItem()] });
    await openScreen('/registry');
    await row('Brass Diya Lamp');
    expect(screen.queryByText('Still needed')).not.toBeInTheDocument();
  });

  test('a gift is marked as most wanted at once, and unmarked', async () => {
    const item = anItem();
    testServer.reply(updateItem, item);
    const { user } = await openRegistry([item]);
    const lamp = await row('Brass Diya Lamp');
    const mark = lamp.getByRole('button', { name: 'Most wanted: Brass Diya Lamp' });
    expect(mark).toHaveAttribute('aria-pressed', 'false');
    testServer.reply(listItems, { items: [{ ...item, isMostWanted: true }] });
    await user.click(mark);
    await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'true'));
    expect(testServer.requests(updateItem)[0]?.body).toEqual({
      isMostWanted: true,
      markVersion: 1,
    });
  });

  test('a note is written and shown', async () => {
    const item = anItem();
    const saved = { ...item, note: 'In copper, please', noteVersion: 2 };
    testServer.reply(updateItem, saved);
    const { user } = await openRegistry([item]);
    await user.click(
      (await row('Brass Diya Lamp')).getByRole('button', { name: 'Add a note: Brass Diya Lamp' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'A note for your guests' }));
    await user.type(dialog.getByLabelText('Note'), 'In copper, please');
    testServer.reply(listItems, { items: [saved] });
    await user.click(dialog.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('In copper, please')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(testServer.requests(updateItem)[0]?.body).toEqual({
      note: 'In copper, please',
      noteVersion: 1,
    });
  });

  test('Back closes the note, Forward opens it with the typed text, and Cancel gives the text up', async () => {
    const { user, pressBack, pressForward } = await openRegistry([anItem()]);
    const write = async () =>
      user.click(
        (await row('Brass Diya Lamp')).getByRole('button', { name: 'Add a note: Brass Diya Lamp' }),
      );
    const field = () => screen.findByRole('textbox', { name: /^Note/ });
    const closed = () =>
      waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await write();
    await user.type(await field(), 'In copper');
    pressBack();
    await closed();
    pressForward();
    expect(await field()).toHaveValue('In copper');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await closed();
    await write();
    expect(await field()).toHaveValue('');
  });

  test('a mark that another device changed is told', async () => {
    const item = anItem(aProduct(), { isMostWanted: true });
    const saved = { ...item, markVersion: 3 };
    testServer.fail(updateItem, {
      status: 409,
      code: 'stale',
      message: 'Changed elsewhere.',
      current: saved,
    });
    const { user, toasts } = await openRegistry([item]);
    await user.click(
      (await row('Brass Diya Lamp')).getByRole('button', { name: 'Most wanted: Brass Diya Lamp' }),
    );
    expect(await toasts().findByText('Brass Diya Lamp is marked as most wanted.')).toBeVisible();
    expect(toasts().getByRole('button', { name: 'Take the mark away' })).toBeVisible();
  });

  test('a stale note shows the saved one, keeps the typed one, and is saved by the next press', async () => {
    const item = anItem(aProduct(), { note: 'In copper' });
    testServer.fail(updateItem, {
      status: 409,
      code: 'stale',
      message: 'Changed elsewhere.',
      current: { ...item, note: 'In brass', noteVersion: 4 },
    });
    const { user } = await openRegistry([item]);
    await user.click(
      (await row('Brass Diya Lamp')).getByRole('button', { name: 'Edit note: Brass Diya Lamp' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Note'));
    await user.type(dialog.getByLabelText('Note'), 'In steel');
    await user.click(dialog.getByRole('button', { name: 'Save note' }));
    expect(await dialog.findByText(/It reads: “In brass”/)).toBeVisible();
    expect(dialog.getByLabelText('Note')).toHaveValue('In steel');
    testServer.reply(updateItem, item);
    await user.click(dialog.getByRole('button', { name: 'Save note' }));
    await waitFor(() =>
      expect(testServer.requests(updateItem).at(-1)?.body).toEqual({
        note: 'In steel',
        noteVersion: 4,
      }),
    );
  });

  test('a note that is too long or fails to save stays in the dialog', async () => {
    testServer.disconnect(updateItem);
    const { user } = await openRegistry([anItem()]);
    await user.click(
      (await row('Brass Diya Lamp')).getByRole('button', { name: 'Add a note: Brass Diya Lamp' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    const save = () => user.click(dialog.getByRole('button', { name: 'Save note' }));
    await user.click(dialog.getByLabelText('Note'));
    await user.paste('x'.repeat(201));
    await save();
    expect(await dialog.findByText('Note must not exceed 200 characters')).toBeVisible();
    await user.type(dialog.getByLabelText('Note'), '{Backspace}');
    await save();
    expect(await dialog.findByText(/^Network error occurred/)).toBeVisible();
    expect(dialog.getByLabelText('Note')).toHaveValue('x'.repeat(200));
  });
});
