import {
  confirmUpiDraft,
  getRegistry,
  getUpiSettings,
  removeUpi,
  saveUpiDraft,
  type Registry,
  type UpiSettings,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRegistry, noUpi } from '../../testing/fixtures.ts';
import { answerSettings } from '../../testing/open-links.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const payee = { address: 'asha.rao@okbank', payeeName: 'Asha Rao' };
const draft = { ...payee, code: { size: 29, path: 'M4,4h7v1h-7z' } };
const serve = (settings: UpiSettings) => testServer.reply(getUpiSettings, settings);

function openWith(settings: Partial<UpiSettings> = {}, changes: Partial<Registry> = {}) {
  const registry = aRegistry({ status: 'published', ...changes });
  testServer.reply(getRegistry, registry);
  answerSettings();
  serve({ ...noUpi, ...settings });
  return openScreen(`/registry-settings/${registry.id}`);
}

const address = () => screen.findByLabelText('UPI address');
const save = () => screen.getByRole('button', { name: 'Save and try it' });

test('a wrong address is told beside its field, and nothing is sent', async () => {
  const { user } = await openWith();
  await user.type(await address(), 'asha.rao');
  await user.click(save());
  await waitFor(async () =>
    expect(await address()).toHaveAccessibleDescription(
      /Please enter a UPI address such as name@bank\./,
    ),
  );
  expect(await address()).toHaveFocus();
  expect(screen.getByLabelText('Name of the account')).toHaveAccessibleDescription(
    /Please enter the name that your UPI app shows\./,
  );
  expect(testServer.requests(saveUpiDraft)).toEqual([]);
});

test('an address is tried with a code before guests get it', async () => {
  testServer.reply(saveUpiDraft, () => {
    serve({ ...noUpi, draft });
    return { ...noUpi, draft };
  });
  testServer.reply(confirmUpiDraft, () => {
    serve({ ...noUpi, payee });
    return { ...noUpi, payee };
  });
  const { user } = await openWith();
  await user.type(await address(), ' Asha.Rao@OKBANK ');
  await user.type(screen.getByLabelText('Name of the account'), 'Asha Rao');
  await user.click(save());
  expect(await screen.findByRole('img', { name: 'Test code for asha.rao@okbank' })).toBeVisible();
  expect(testServer.requests(saveUpiDraft)[0]?.body).toEqual(payee);
  expect(screen.queryByText(/^Guests pay to/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'It works: show it to guests' }));
  expect(await screen.findByText(/^Guests pay to/)).toHaveTextContent('asha.rao@okbank, Asha Rao');
  expect(testServer.requests(confirmUpiDraft)[0]?.body).toEqual(payee);
  expect(screen.queryByRole('img', { name: /^Test code/ })).not.toBeInTheDocument();
  expect(await screen.findByText('Guests can pay you by UPI now.')).toBeVisible();
});

test('a typed address is not lost by leaving', async () => {
  testServer.reply(saveUpiDraft, { ...noUpi, draft });
  const { user, address: path } = await openWith();
  await user.type(await address(), payee.address);
  await user.type(screen.getByLabelText('Name of the account'), payee.payeeName);
  await user.click(screen.getByRole('link', { name: /^Registry|Dashboard/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without finishing?' }));
  await user.click(dialog.getByRole('button', { name: 'Save and leave' }));
  await waitFor(() => expect(path()).not.toMatch(/registry-settings/));
  expect(testServer.requests(saveUpiDraft)[0]?.body).toEqual(payee);
});

test('a saved address is changed, and removed after a question', async () => {
  testServer.reply(saveUpiDraft, () => {
    const next = { ...noUpi, payee, draft: { ...draft, address: 'new@okbank' } };
    serve(next);
    return next;
  });
  testServer.reply(removeUpi, () => {
    serve(noUpi);
    return noUpi;
  });
  const { user } = await openWith({
    payee,
    changedAt: '2026-11-12T10:00:00Z',
    use: { looks: 3, openPromises: 1 },
  });
  expect(await screen.findByText(/^Guests pay to/)).toHaveTextContent('since Nov 12, 2026');
  expect(
    screen.getByText('Guests opened it 3 times. One promise waits for payment.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
  expect(await address()).toHaveValue('asha.rao@okbank');
  await user.clear(await address());
  await user.type(await address(), 'new@okbank');
  await user.click(save());
  expect(await screen.findByRole('img', { name: 'Test code for new@okbank' })).toBeVisible();
  expect(screen.getByText(/^Guests pay to/)).toHaveTextContent('asha.rao@okbank');
  await user.click(screen.getByRole('button', { name: /^Remove the address/ }));
  const question = await screen.findByRole('dialog', { name: 'Remove the UPI address?' });
  await user.click(within(question).getByRole('button', { name: 'Remove it' }));
  expect(await address()).toHaveValue('');
  expect(testServer.requests(removeUpi)).toHaveLength(1);
});

test('a co-host neither sees nor asks for the address', async () => {
  await openWith({ payee }, { role: 'co-host' });
  expect(
    await screen.findByText('Only the owner sees and changes where money goes.'),
  ).toBeVisible();
  expect(testServer.requests(getUpiSettings)).toEqual([]);
});

test.each([
  ['address', 'This bank takes no payments.'],
  ['payee.bank', 'This bank takes no payments.'],
])('a refusal of %s is said', async (field, message) => {
  testServer.fail(saveUpiDraft, { status: 400, code: 'invalid-input', message, field });
  const { user, toasts } = await openWith();
  await user.type(await address(), payee.address);
  await user.type(screen.getByLabelText('Name of the account'), payee.payeeName);
  await user.click(save());
  if (field === 'address')
    await waitFor(async () => expect(await address()).toHaveAccessibleDescription(/This bank/));
  else expect(await toasts().findByText(message)).toBeVisible();
});
