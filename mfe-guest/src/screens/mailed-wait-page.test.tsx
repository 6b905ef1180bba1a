import {
  answerMailedWait,
  getMailedWait,
  getWait,
  leaveLine,
  waitForGift,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen } from '@testing-library/react';
import { anItem, shareCode } from '../testing/fixtures.ts';
import { openPage, serveRegistry } from '../testing/open-guest-page.tsx';

const held = anItem({ name: 'Lamp', quantityReserved: 1 });
const pageOf = (id: string) => `/r/${shareCode}/gifts/${id}/wait`;

describe('the page of a held gift', () => {
  test('asks for the address, and then shows the place', async () => {
    serveRegistry({ items: [held] });
    testServer.reply(getWait, { state: 'left' });
    const { user } = openPage(pageOf(held.id));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Tell me if it becomes free',
    );
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Only for this gift. The host and other guests don’t see it.',
    );
    const message = 'Please enter a valid email address';
    testServer.fail(waitForGift, { status: 422, message, field: 'email' });
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ravi@example.co');
    await user.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(await screen.findByText(message)).toBeVisible();
    testServer.reply(waitForGift, { state: 'unconfirmed' });
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'm');
    await user.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
    expect(testServer.requests(waitForGift).at(-1)?.body).toEqual({ email: 'ravi@example.com' });
  });

  test.each([
    ['unconfirmed', 'One more step'],
    ['waiting', 'You are in the line'],
    ['told', 'It is free again'],
  ] as const)('shows a place that is %s, and the way out', async (state, title) => {
    serveRegistry({ items: [held] });
    testServer.reply(getWait, { state });
    testServer.disconnect(leaveLine);
    const { user } = openPage(pageOf(held.id));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    await user.click(screen.getByRole('button', { name: 'Leave the line' }));
    expect(await screen.findByText('Your place in the line was not saved')).toBeVisible();
    testServer.reply(leaveLine, { state: 'left' });
    await user.click(screen.getByRole('button', { name: 'Leave the line' }));
    expect(
      await screen.findByRole('heading', { name: 'Tell me if it becomes free' }),
    ).toBeVisible();
  });

  test.each([
    [anItem({ name: 'Lamp' }), 'This gift is free now: you can give it.'],
    [
      anItem({ name: 'Lamp', quantityFulfilled: 1 }),
      'Someone has already purchased this gift. Please choose another one.',
    ],
  ])('that nobody holds asks for nothing', async (item, message) => {
    serveRegistry({ items: [item] });
    testServer.reply(getWait, { state: 'left' });
    openPage(pageOf(item.id));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('the page of a mail', () => {
  const path = `/r/${shareCode}/waiting/place.signature`;

  test('confirms a place with one press', async () => {
    serveRegistry({ items: [held] });
    testServer.reply(getMailedWait, { state: 'unconfirmed', itemId: held.id });
    const { user } = openPage(path);
    expect(await screen.findByRole('heading', { name: 'Lamp' })).toBeVisible();
    testServer.reply(answerMailedWait, { state: 'waiting', itemId: held.id });
    await user.click(screen.getByRole('button', { name: 'Yes, tell me' }));
    expect(await screen.findByRole('heading', { name: 'You are in the line' })).toBeVisible();
    testServer.reply(answerMailedWait, { state: 'left', itemId: null });
    await user.click(screen.getByRole('button', { name: 'Leave the line' }));
    expect(await screen.findByRole('heading', { name: 'You are not in the line' })).toBeVisible();
    expect(testServer.requests(answerMailedWait).map(({ body }) => body)).toEqual([
      { answer: 'confirm' },
      { answer: 'leave' },
    ]);
  });

  test('leads to the form of the gift when it is free and it is the guest’s turn', async () => {
    serveRegistry({ items: [{ ...held, quantityReserved: 0 }] });
    testServer.reply(getMailedWait, { state: 'told', itemId: held.id });
    openPage(path);
    const [first] = await screen.findAllByRole('link', {
      name: /Give this gift|See the wish list/,
    });
    expect(first).toHaveAttribute('href', `/r/${shareCode}/gifts/${held.id}/purchase`);
  });

  test('says when the recipient has left the line', async () => {
    serveRegistry({ items: [held] });
    testServer.reply(getMailedWait, { state: 'left', itemId: null });
    openPage(path);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'You are not in the line',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('says when the link is incomplete, and retries when the reply failed', async () => {
    serveRegistry({ items: [held] });
    const message = 'This link is incomplete. Please open it from your email again.';
    testServer.fail(getMailedWait, { status: 404, message });
    const { unmount } = openPage(path);
    expect(await screen.findByText(message)).toBeVisible();
    unmount();
    testServer.fail(getMailedWait, { status: 503, message: 'A short break.' });
    const { user } = openPage(path);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    testServer.reply(getMailedWait, { state: 'waiting', itemId: held.id });
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'You are in the line' })).toBeVisible();
  });
});
