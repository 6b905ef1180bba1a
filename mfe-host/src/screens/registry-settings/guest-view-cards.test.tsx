import {
  changeGuestView,
  continueGifts,
  getGuestView,
  pauseGifts,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen } from '@testing-library/react';
import { aShare } from '../../testing/fixtures.ts';
import { hiddenContact, openLinks } from '../../testing/open-links.ts';

test('each part of the contact is shown or hidden by one press, and the page opens as a guest', async () => {
  const { user, toasts } = await openLinks();
  const email = await screen.findByRole('checkbox', { name: 'Email address of the owner' });
  expect(email).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Message for guests' })).toBeChecked();
  expect(await screen.findByRole('link', { name: /See it as a guest/ })).toHaveAttribute(
    'href',
    `/r/${aShare().shareCode}`,
  );
  testServer.reply(changeGuestView, { ...hiddenContact, showsEmail: true });
  testServer.reply(getGuestView, { ...hiddenContact, showsEmail: true });
  await user.click(email);
  expect(await toasts().findByText('Saved. Guests see it at once.')).toBeVisible();
  expect(testServer.requests(changeGuestView)[0]?.body).toEqual({ showsEmail: true });
  expect(email).toBeChecked();
});

test('gifts are paused with a message and continued', async () => {
  const { user, toasts } = await openLinks();
  const paused = { ...hiddenContact, giftsPaused: true, pauseNote: 'We are moving house.' };
  testServer.reply(pauseGifts, paused);
  await user.type(await screen.findByLabelText(/^Message about the pause/), 'We are moving house.');
  testServer.reply(getGuestView, paused);
  await user.click(screen.getByRole('button', { name: 'Pause gifts' }));
  expect(await toasts().findByText('Gifts are paused.')).toBeVisible();
  expect(testServer.requests(pauseGifts)[0]?.body).toEqual({ pauseNote: 'We are moving house.' });
  expect(await screen.findByText('We are moving house.')).toBeVisible();
  testServer.reply(continueGifts, hiddenContact);
  testServer.reply(getGuestView, hiddenContact);
  await user.click(screen.getByRole('button', { name: 'Let guests give again' }));
  expect(await toasts().findByText('Guests can give again.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pause gifts' })).toBeVisible();
});
