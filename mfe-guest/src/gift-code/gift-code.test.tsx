import {
  claimItem,
  confirmMailbox,
  giftMessages,
  listMyGifts,
  releaseGift,
  sendMailboxCode,
  type GuestGift,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aHeldGift, anExternalItem, shareCode } from '../testing/fixtures.ts';
import { openPage, openSharedRegistry, serveRegistry } from '../testing/open-guest-page.tsx';

const chair = anExternalItem();
const waiting: GuestGift = aHeldGift(chair, {
  extendable: false,
  needsConfirmation: true,
  held: true,
  codeSentTo: 'gita@example.com',
});
const given = aHeldGift(chair, { id: waiting.id });
const item = { ...chair, quantityReserved: 1 };

beforeEach(() => sessionStorage.clear());

const dialog = (name = 'Confirm your email') => screen.findByRole('dialog', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const codeField = async () =>
  within(await dialog()).getByRole('textbox', { name: 'Code from our email' });

const acceptCode = () =>
  testServer.reply(confirmMailbox, () => {
    testServer.reply(listMyGifts, { gifts: [given] });
    return { gift: given, item };
  });

async function openStep(gift = waiting) {
  serveRegistry({ items: [item], gifts: [gift] });
  const page = openPage(`/r/${shareCode}/mine`);
  await page.user.click(
    await screen.findByRole('button', { name: `Enter the code: ${chair.name}` }),
  );
  await dialog();
  const press = async (name: string) =>
    page.user.click(within(await dialog()).getByRole('button', { name }));
  return { ...page, press };
}

test('a guest who is asked adds the email, enters the code and goes on to the shop', async () => {
  const visit = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, history } = openSharedRegistry({ items: [chair] });
  await user.click(await screen.findByRole('button', { name: `Purchase ${chair.name}` }));
  const form = within(await dialog(`Purchase ${chair.name}`));
  await user.type(form.getByRole('textbox', { name: /^Your name/ }), 'Gita');
  testServer.fail(claimItem, {
    status: 422,
    code: 'invalid-input',
    message: giftMessages.emailForBusyNetwork,
    field: 'guestEmail',
  });
  await user.click(form.getByRole('button', { name: /^Hold it/ }));
  const email = form.getByRole('textbox', { name: /^Email/ });
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription(
    expect.stringContaining(giftMessages.emailForBusyNetwork),
  );
  testServer.reply(claimItem, () => {
    testServer.reply(listMyGifts, { gifts: [waiting] });
    return { gift: waiting, item };
  });
  await user.type(email, 'gita@example.com');
  await user.click(form.getByRole('button', { name: /^Hold it/ }));

  expect(await dialog()).toHaveAccessibleDescription(
    /^We hold Cane Rocking Chair for you until Nov 20, 2099/,
  );
  const field = await codeField();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('We sent a 6-digit code to gita@example.com.');
  expect(visit).not.toHaveBeenCalled();
  acceptCode();
  await user.type(field, '481205{Enter}');
  expect(await dialog('Held for you for 24 hours')).toBeVisible();
  expect(visit.mock.calls).toEqual([[chair.externalUrl, '_blank', 'noopener,noreferrer']]);
  expect(testServer.requests(confirmMailbox)).toMatchObject([
    { params: { shareCode, giftId: waiting.id }, body: { code: '481205' } },
  ]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('481205');
  expect(history()).toHaveLength(2);
});

test('Back closes the step, the gift stays among the guest’s gifts, and Forward opens it again', async () => {
  const { pressBack, pressForward } = await openStep();
  pressBack();
  await noDialog();
  expect(screen.getByText('Not confirmed yet')).toBeVisible();
  expect(screen.getByText(/^Enter the code from our email to gita@example\.com\./)).toBeVisible();
  pressForward();
  expect(await codeField()).toHaveValue('');
});

test('a wrong code is named at its field, which keeps the focus', async () => {
  const { user, press } = await openStep();
  testServer.fail(confirmMailbox, {
    status: 422,
    code: 'token-invalid',
    message: giftMessages.wrongCode,
    field: 'code',
  });
  await user.type(await codeField(), '111111');
  await press('Confirm');
  await waitFor(async () =>
    expect(await codeField()).toHaveAccessibleDescription(
      expect.stringContaining(giftMessages.wrongCode),
    ),
  );
  expect(await codeField()).toHaveFocus();
});

test('another address gets the code, and the step says so', async () => {
  const { user, press } = await openStep();
  await press('Use another email address');
  const email = within(await dialog()).getByRole('textbox', { name: 'Email' });
  await waitFor(() => expect(email).toHaveFocus());
  await press('Send the code');
  expect(await within(await dialog()).findByText('Email address is required')).toBeVisible();
  const moved = { ...waiting, codeSentTo: 'gita.rao@example.com' };
  testServer.reply(sendMailboxCode, () => {
    testServer.reply(listMyGifts, { gifts: [moved] });
    return { gift: moved, item };
  });
  await user.type(email, 'gita.rao@example.com');
  await press('Send the code');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'We sent a new code to gita.rao@example.com.',
    ),
  );
  expect(await codeField()).toHaveFocus();
  expect(testServer.requests(sendMailboxCode)).toMatchObject([
    { body: { guestEmail: 'gita.rao@example.com' } },
  ]);
});

test('a new code can be sent after a minute; an address that got enough mails is refused', async () => {
  const { press } = await openStep();
  testServer.fail(sendMailboxCode, {
    status: 429,
    code: 'rate-limited',
    message: 'Please use the latest one, or another email address.',
  });
  await press('Send a new code');
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
    'Please use the latest one, or another email address.',
  );
  expect(testServer.requests(sendMailboxCode)).toMatchObject([{ body: {} }]);
});

test('a gift for which nothing is held says so, and can be given up', async () => {
  const { press, toasts } = await openStep({ ...waiting, held: false });
  expect(await dialog()).toHaveAccessibleDescription(
    /^We don’t hold Cane Rocking Chair meanwhile\. It counts once your email is confirmed/,
  );
  const released = { ...waiting, status: 'released', needsConfirmation: false } as const;
  testServer.reply(releaseGift, () => {
    testServer.reply(listMyGifts, { gifts: [released] });
    return { gift: released, item: chair };
  });
  await press('Don’t give this gift');
  await noDialog();
  expect(toasts().getByText(/^Given back\./)).toBeVisible();
});

test('a code that comes too late says that the gift has to be chosen again', async () => {
  const { user, press } = await openStep();
  const message = 'The time to confirm this gift is over. Please choose it again.';
  testServer.fail(confirmMailbox, { status: 409, code: 'conflict', message });
  testServer.reply(listMyGifts, { gifts: [] });
  await user.type(await codeField(), '481205');
  await press('Confirm');
  expect(await dialog('This gift is not yours yet')).toHaveAccessibleDescription(message);
});
