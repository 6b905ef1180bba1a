import {
  getMailSettings,
  readLinkedMailSettings,
  saveLinkedMailSettings,
  saveMailSettings,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen } from '@testing-library/react';
import { openScreen } from '../../testing/open-screen.tsx';

test('a host changes how mails come', async () => {
  testServer.reply(getMailSettings, {
    giftMails: 'at-once',
    eventMails: true,
    questionMails: true,
  });
  testServer.reply(saveMailSettings, { giftMails: 'daily', eventMails: true, questionMails: true });
  const { user, toasts } = await openScreen('/mail-settings');
  await user.click(await screen.findByRole('radio', { name: 'Once a day' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await toasts().findByText('Saved. This is how we mail you from now on.')).toBeVisible();
  expect(testServer.requests(saveMailSettings)[0]?.body).toEqual({
    giftMails: 'daily',
    eventMails: true,
    questionMails: true,
  });
});

test('the link of a mail changes the settings of its account', async () => {
  testServer.reply(readLinkedMailSettings, {
    giftMails: 'at-once',
    eventMails: true,
    questionMails: true,
  });
  testServer.reply(saveLinkedMailSettings, {
    giftMails: 'never',
    eventMails: true,
    questionMails: true,
  });
  const { user } = await openScreen('/mail-settings?token=secret');
  await user.click(await screen.findByRole('radio', { name: 'Never' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(testServer.requests(saveLinkedMailSettings)[0]?.body).toMatchObject({ token: 'secret' });
});

test('the link of a mail’s unsubscribe stops its subject and offers the rest', async () => {
  testServer.reply(readLinkedMailSettings, {
    giftMails: 'at-once',
    eventMails: true,
    questionMails: true,
  });
  testServer.reply(saveLinkedMailSettings, {
    giftMails: 'never',
    eventMails: true,
    questionMails: true,
  });
  const { user } = await openScreen('/mail-settings?token=secret&about=gifts');
  await user.click(await screen.findByRole('button', { name: 'Stop them' }));
  expect(await screen.findByText('You get no more mails about gifts.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Never' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Remind me around my event' })).toBeChecked();
  expect(testServer.requests(saveLinkedMailSettings)[0]?.body).toEqual({
    token: 'secret',
    giftMails: 'never',
    eventMails: true,
    questionMails: true,
  });
});

test('an incomplete link leads to the sign-in', async () => {
  testServer.fail(readLinkedMailSettings, {
    status: 400,
    code: 'token-invalid',
    message: 'This link is incomplete.',
  });
  await openScreen('/mail-settings?token=x');
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
});
