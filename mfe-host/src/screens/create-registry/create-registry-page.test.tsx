import { createRegistry, getDraft, type Registry } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { unavailable } from '../../testing/failures.ts';
import { aRegistry } from '../../testing/fixtures.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openScreen } from '../../testing/open-screen.tsx';

beforeEach(() => {
  localStorage.clear();
});

const submit = () => screen.getByRole('button', { name: 'Start Adding Products!' });

async function openWith(draft: Registry | null = null) {
  testServer.reply(getDraft, { registry: draft });
  const opened = await openScreen('/create-registry');
  await screen.findByLabelText('Registry name');
  return opened;
}

async function fillInForm(user: UserEvent, phone = '9876543210') {
  await fillIn(user, screen.getByLabelText('Registry name'), 'Asha & Rohan');
  await user.selectOptions(screen.getByLabelText('Occasion'), 'Wedding');
  await user.type(screen.getByLabelText('Event date'), '2099-11-21');
  await user.selectOptions(screen.getByLabelText('Expected guests'), '51–100');
  await fillIn(user, screen.getByLabelText('Phone number'), phone);
}

test('the form starts with the occasion of its address', async () => {
  testServer.reply(getDraft, { registry: null });
  await openScreen('/create-registry?occasion=housewarming');
  expect(await screen.findByLabelText('Occasion')).toHaveDisplayValue('House warming');
});

test('an unknown occasion of the address leaves the form empty', async () => {
  testServer.reply(getDraft, { registry: null });
  await openScreen('/create-registry?occasion=divorce');
  expect(await screen.findByLabelText('Occasion')).toHaveValue('');
});

describe('validation', () => {
  test('every required field has its message', async () => {
    const { user } = await openWith();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      "Let's Setup Your Registry!",
    );
    await user.click(submit());

    expect(await screen.findByText('Registry name is required')).toBeVisible();
    for (const message of [
      'Occasion is required',
      'Date is required',
      'Please select an expected guest range',
      'Phone number is required',
    ])
      expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText('Registry name')).toHaveFocus();
    expect(screen.getByLabelText('Registry name')).toBeInvalid();
    expect(testServer.requests(createRegistry)).toHaveLength(0);
  });

  test.each([
    ['Registry name', 'x'.repeat(101), 'Registry name must not exceed 100 characters'],
    ['Event date', '2020-01-01', 'Event date cannot be in the past'],
    ['Message for guests', 'x'.repeat(501), 'Message must not exceed 500 characters'],
    ['Phone number', '12345', 'Please enter a valid 10-digit Indian phone number'],
    ['Phone number', '5876543210', 'Please enter a valid 10-digit Indian phone number'],
  ])('%s is checked', async (label, text, message) => {
    const { user } = await openWith();
    const field = screen.getByLabelText(new RegExp(`^${label}`));
    await user.click(field);
    if (label === 'Event date') await user.type(field, text);
    else await user.paste(text);
    await user.click(submit());
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('a year far away is questioned, and not refused', async () => {
    const { user } = await openWith();
    const day = screen.getByLabelText('Event date');
    await user.type(day, '2099-11-21');
    expect(day).toHaveAccessibleDescription(
      '2099 is more than ten years from now. Is the year right?',
    );
    await user.clear(day);
    await user.type(day, `${new Date().getFullYear() + 1}-11-21`);
    expect(day).not.toHaveAccessibleDescription();
  });

  test('a message goes away when its field is corrected', async () => {
    const { user } = await openWith();
    await user.click(submit());
    await screen.findByText('Registry name is required');
    await user.type(screen.getByLabelText('Registry name'), 'A');
    await waitFor(() =>
      expect(screen.queryByText('Registry name is required')).not.toBeInTheDocument(),
    );
  });

  test('the phone field takes at most 13 characters beside spaces', async () => {
    const { user } = await openWith();
    await fillIn(user, screen.getByLabelText('Phone number'), '+91 98765 43210 99');
    await waitFor(() =>
      expect(screen.getByLabelText('Phone number')).toHaveValue('+91 98765 43210'),
    );
  });
});

describe('saving', () => {
  test('a number from abroad is sent with its country code', async () => {
    testServer.reply(createRegistry, aRegistry());
    const { user } = await openWith();
    await fillInForm(user, '+44 7911 123456');
    await user.click(submit());
    await waitFor(() =>
      expect(testServer.requests(createRegistry)).toMatchObject([
        { body: { phoneNumber: '+447911123456' } },
      ]),
    );
  });

  test.each(['+91 98765 43210', '919876543210', '09876543210', '98765-43210'])(
    'the phone number %s is sent as its ten digits',
    async (phone) => {
      testServer.reply(createRegistry, aRegistry());
      const { user } = await openWith();
      await fillInForm(user, phone);
      await user.click(submit());
      await waitFor(() =>
        expect(testServer.requests(createRegistry)[0]?.body).toEqual({
          registryName: 'Asha & Rohan',
          occasion: 'wedding',
          eventDate: '2099-11-21',
          guestRange: '51–100',
          guestMessage: null,
          phoneNumber: '9876543210',
        }),
      );
    },
  );

  test('the button is busy, then a toast confirms and the products open', async () => {
    const answered = Promise.withResolvers<Registry>();
    testServer.reply(createRegistry, () => answered.promise);
    const { user, address, toasts, isGuarded } = await openWith();
    await fillInForm(user);
    await user.click(submit());
    expect(await screen.findByText('Creating...')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Creating/ }));
    expect(testServer.requests(createRegistry)).toHaveLength(1);

    answered.resolve(aRegistry());
    expect(await toasts().findByText('Registry saved successfully!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/products'));
    expect(isGuarded()).toBe(false);
  });

  test("the server's message about a field stands at the field", async () => {
    testServer.fail(createRegistry, {
      status: 422,
      code: 'invalid-input',
      message: 'Event date cannot be in the past',
      field: 'eventDate',
    });
    const { user } = await openWith();
    await fillInForm(user);
    await user.click(submit());
    expect(await screen.findByText('Event date cannot be in the past')).toBeVisible();
    expect(screen.getByLabelText('Event date')).toHaveFocus();
  });

  test.each([
    ['creating', null, 'Failed to create registry: A short break.'],
    ['updating', aRegistry(), 'Failed to update registry: A short break.'],
  ])('a refusal while %s keeps the form and quotes the server', async (_, draft, message) => {
    testServer.fail(createRegistry, unavailable);
    const { user, toasts } = await openWith(draft);
    if (!draft) await fillInForm(user);
    await user.click(submit());
    expect(await toasts().findByText(message)).toBeVisible();
    expect(submit()).toBeEnabled();
    expect(screen.getByLabelText('Phone number')).toHaveDisplayValue(/^98765 ?43210$/);
  });

  test.each([
    ['a lost connection', () => testServer.disconnect(createRegistry)],
    [
      'an unreadable reply',
      () => testServer.replyRaw(createRegistry, '<html>Bad gateway</html>', 502),
    ],
  ])('%s asks to try again', async (_, arrange) => {
    arrange();
    const { user, toasts } = await openWith();
    await fillInForm(user);
    await user.click(submit());
    expect(await toasts().findByText('Failed to save registry. Please try again.')).toBeVisible();
  });
});

describe('the saved draft', () => {
  test('fills the form', async () => {
    await openWith(aRegistry({ guestMessage: 'See you there' }));
    expect(screen.getByLabelText('Registry name')).toHaveValue('Meera turns one');
    expect(screen.getByLabelText('Occasion')).toHaveValue('birthday');
    expect(screen.getByLabelText('Event date')).toHaveValue('2099-11-21');
    expect(screen.getByLabelText('Expected guests')).toHaveValue('21–50');
    expect(screen.getByLabelText(/^Message for guests/)).toHaveValue('See you there');
    expect(screen.getByLabelText('Phone number')).toHaveValue('9876543210');
  });

  test('that fails to load is loaded again on request', async () => {
    testServer.disconnect(getDraft);
    const { user } = await openScreen('/create-registry');
    expect(
      await screen.findByText('Failed to load registry draft. Please try refreshing the page.'),
    ).toBeVisible();
    expect(screen.queryByLabelText('Registry name')).not.toBeInTheDocument();

    testServer.reply(getDraft, { registry: aRegistry() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Registry name')).toHaveValue('Meera turns one');
  });
});
