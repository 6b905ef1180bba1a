import {
  getGiftSupply,
  getGiftTotals,
  getRegistry,
  listGifts,
  listItems,
  listUnusualNetworks,
  listRegistries,
  listThanks,
  sayThanks,
  undoThanks,
  type HostGift,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aGift, aRegistry } from '../../../testing/fixtures.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

const registry = aRegistry({ registryName: 'Asha weds Dev', status: 'published' });

async function openWith(gifts: HostGift[]) {
  testServer.reply(getRegistry, registry);
  testServer.reply(listRegistries, { registries: [registry] });
  testServer.reply(listGifts, { gifts, nextCursor: null, surprises: [] });
  testServer.reply(getGiftSupply, { supply: null });
  testServer.reply(listItems, { items: [], sections: [] });
  testServer.reply(listUnusualNetworks, { networks: [] });
  testServer.reply(getGiftTotals, {
    gifts: 1,
    units: 1,
    promised: 0,
    paid: 0,
    received: 0,
    toThank: 1,
  });
  return openScreen(`/gifts/${registry.id}`);
}

const dialog = async () => within(await screen.findByRole('dialog'));

test('a suggested note can be edited, changed in tone and mailed with Reply-To', async () => {
  const gift = aGift();
  testServer.reply(sayThanks, { thanked: [gift.id], notMailed: [] });
  const { user, toasts } = await openWith([gift]);
  await user.click(await screen.findByRole('button', { name: /^Say thanks: Brass/ }));
  const form = await dialog();
  const note = form.getByRole('textbox', { name: /^Note to Sunita Devi/ });
  expect(note).toHaveTextContent('thank you so much');
  await user.click(form.getByRole('tab', { name: 'Formal' }));
  expect(note).toHaveTextContent('sincere thanks');
  await user.clear(note);
  expect(form.getByText('Please write a note')).toBeVisible();
  expect(form.getByRole('button', { name: 'Send by mail' })).toBeDisabled();
  await user.type(note, 'Thank you, dear aunt!');
  await user.click(form.getByRole('checkbox', { name: /^Let them answer to/ }));
  await user.click(form.getByRole('button', { name: 'Send by mail' }));

  expect(await toasts().findByText('Your note is on its way.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(testServer.requests(sayThanks)[0]?.body).toMatchObject({
    channel: 'mail',
    replyToMe: true,
    notes: [{ giftId: gift.id, note: 'Thank you, dear aunt!' }],
  });
});

test('without an e-mail address the note is copied, and the record can be undone', async () => {
  const gift = aGift({ giverEmail: null });
  testServer.reply(sayThanks, { thanked: [gift.id], notMailed: [] });
  testServer.reply(undoThanks, { undone: 1 });
  const { user, toasts } = await openWith([gift]);
  await user.click(await screen.findByRole('button', { name: /^Say thanks: Brass/ }));
  const form = await dialog();
  expect(form.getByText(/left no email address/)).toBeVisible();
  expect(form.queryByRole('button', { name: 'Send by mail' })).not.toBeInTheDocument();
  expect(form.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/?text=Dear%20Sunita'),
  );
  await user.click(form.getByRole('button', { name: 'Copy the note' }));
  expect(await navigator.clipboard.readText()).toContain('Dear Sunita Devi');
  expect(await toasts().findByText('Gift marked as thanked.')).toBeVisible();
  await user.click(toasts().getByRole('button', { name: 'Undo' }));
  const { batchId } = testServer.requests(sayThanks)[0]?.body ?? {};
  await waitFor(() =>
    expect(testServer.requests(undoThanks).map(({ body }) => body)).toEqual([{ batchId }]),
  );
});

test('several givers each get a note of their own', async () => {
  const gifts = [
    aGift(),
    aGift({ giverName: 'Anil' }),
    aGift({ giverName: 'Ravi', giverEmail: null }),
  ];
  testServer.reply(sayThanks, {
    thanked: gifts.slice(0, 2).map(({ id }) => id),
    notMailed: [gifts[2]?.id ?? ''],
  });
  const { user, toasts } = await openWith(gifts);
  await user.click(await screen.findByRole('button', { name: 'Choose all 3 shown' }));
  await user.click(screen.getByRole('button', { name: 'Say thanks' }));
  const form = await dialog();
  expect(form.getByText(/^1 of 3 givers left no email address/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Next note' }));
  expect(form.getByText('Note 2 of 3')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Note to Anil/ }), ' PS: See you soon.');
  await user.click(form.getByRole('button', { name: 'Send 2 mails' }));
  expect(await toasts().findByText('2 notes are on their way.')).toBeVisible();
  expect(toasts().getByText(/^One giver could not be mailed/)).toBeVisible();
  const notes = testServer.requests(sayThanks)[0]?.body.notes ?? [];
  expect(notes.map(({ note }) => note.slice(0, 12))).toEqual([
    'Dear Sunita ',
    'Dear Anil,\n\n',
    'Dear Ravi,\n\n',
  ]);
  expect(notes[1]?.note).toContain('PS: See you soon.');
});

test('a failed mail keeps the note, and the next press is the same batch', async () => {
  const gift = aGift();
  testServer.disconnect(sayThanks);
  const { user, toasts } = await openWith([gift]);
  await user.click(await screen.findByRole('button', { name: /^Say thanks: Brass/ }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Send by mail' }));
  expect(
    await toasts().findByText('We could not send your thanks. Please try again.'),
  ).toBeVisible();
  testServer.reply(sayThanks, { thanked: [gift.id], notMailed: [] });
  await user.click(form.getByRole('button', { name: 'Send by mail' }));
  expect(await toasts().findByText('Your note is on its way.')).toBeVisible();
  const batches = testServer.requests(sayThanks).map(({ body }) => body.batchId);
  expect(new Set(batches).size).toBe(1);
});

test('sent notes are shown with their dates', async () => {
  const gift = aGift({ state: 'thanked', thankedAt: '2026-11-13T08:00:00Z' });
  testServer.reply(listThanks, {
    notes: [
      {
        id: gift.id,
        channel: 'mail',
        note: 'Thank you for the lamp.',
        sentBy: 'Asha Rao',
        createdAt: '2026-11-13T08:00:00Z',
      },
    ],
  });
  const { user } = await openWith([gift]);
  await user.click(await screen.findByRole('button', { name: /^See the note: Brass/ }));
  const form = await dialog();
  expect(await form.findByText('Thank you for the lamp.')).toBeVisible();
  expect(form.getByText(/Mailed on/)).toHaveTextContent('Mailed on Nov 13, 2026 by Asha Rao');
});
