import { readThanks } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { openScreen } from '../testing/open-screen.tsx';

test('the note of the link is shown, and its secret leaves the address', async () => {
  testServer.reply(readThanks, {
    note: 'Dear Sunita,\nthank you!',
    giverName: 'Sunita',
    productName: 'Brass lamp',
    from: 'Asha Rao',
    occasionDate: '2026-12-01',
  });
  const { address } = await openScreen('/thank-you?note=secret');
  expect(await screen.findByRole('heading', { name: 'A note from Asha Rao' })).toBeVisible();
  expect(screen.getByText(/thank you!/)).toBeVisible();
  await waitFor(() => expect(address()).toBe('/thank-you'));
  expect(testServer.requests(readThanks)[0]?.body).toEqual({ token: 'secret' });
});

test('a link that opens nothing says so', async () => {
  testServer.fail(readThanks, { status: 400, code: 'token-invalid', message: 'Gone.' });
  await openScreen('/thank-you');
  expect(await screen.findByRole('heading', { name: 'This note can’t be opened' })).toBeVisible();
});

test('a failed load offers a retry', async () => {
  testServer.disconnect(readThanks);
  await openScreen('/thank-you?note=secret');
  expect(await screen.findByText('We could not open this note. Please try again.')).toBeVisible();
});
