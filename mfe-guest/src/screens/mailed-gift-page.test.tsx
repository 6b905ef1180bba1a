import { getMailedGift, getSharedRegistry } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen } from '@testing-library/react';
import { aGift, aHeldGift, anExternalItem, aRegistry, shareCode } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-guest-page.tsx';

const token = 'gift~token.signature';
const path = `/r/${shareCode}/answer/${token}`;
const chair = anExternalItem();
const hold = aHeldGift(chair);

function open(gift = hold) {
  testServer.reply(getSharedRegistry, aRegistry());
  testServer.reply(getMailedGift, gift);
  return openPage(path);
}

const answers = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('an open hold is asked about with four answers', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Did you buy it?');
  expect(screen.getByText(/^We hold it for you until Nov 20, 2099/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Cane Rocking Chair' })).toBeVisible();
  expect(answers()).toEqual([
    'Yes, I bought it',
    'No, give it back',
    'Hold it for another 24 hours',
    'Ask me tomorrow',
  ]);
  const button = await screen.findByRole('button', { name: 'Yes, I bought it' });
  expect(button).toHaveAttribute('value', 'bought');
  expect(button.closest('form')).toHaveAttribute('action', encodeURI(path));
  expect(testServer.requests(getMailedGift)[0]?.params).toEqual({ shareCode, token });
});

test('a hold that was extended before is not extended again', async () => {
  open({ ...hold, extendable: false });
  await screen.findByRole('button', { name: 'Ask me tomorrow' });
  expect(answers()).not.toContain('Hold it for another 24 hours');
});

test('a hold that has ended can still be confirmed', async () => {
  open({ ...hold, status: 'released', expiresAt: null, extendable: false });
  expect(await screen.findByText(/^We no longer hold this gift for you\./)).toBeVisible();
  expect(answers()).toEqual(['Yes, I bought it']);
});

test.each([aGift(chair), aGift(chair, { kind: 'contribution', amount: 500 })])(
  'a gift that is given asks nothing',
  async (gift) => {
    open(gift);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Thank you!');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your gifts' })).toHaveAttribute(
      'href',
      `/r/${shareCode}/mine?${new URLSearchParams({ gifts: token })}`,
    );
  },
);

test('an incomplete link leads to the wish list', async () => {
  testServer.reply(getSharedRegistry, aRegistry());
  const message = 'This link is incomplete. Please open it from your email again.';
  testServer.fail(getMailedGift, { status: 404, message });
  openPage(path);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the wish list' })).toHaveAttribute(
    'href',
    `/r/${shareCode}`,
  );
});

test('a gift that fails to load can be retried', async () => {
  testServer.reply(getSharedRegistry, aRegistry());
  testServer.fail(getMailedGift, { status: 503, message: 'A short break.' });
  const { user } = openPage(path);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  testServer.reply(getMailedGift, hold);
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Did you buy it?' })).toBeVisible();
});
