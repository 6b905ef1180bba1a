import { cancelOrder, getOrder, payOrder, type GuestOrder } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { leavePage } from '@gift-registry/shell-contract';
import { renderScreenToHtml } from '@gift-registry/shell-contract/server';
import { orderPath } from '../../features/platform/gift-paths.ts';
import { aDocumentForm, shareCode } from '../../testing/fixtures.ts';
import { anOrder, orderNumber } from '../../testing/orders.ts';
import { openPage } from '../../testing/open-guest-page.tsx';
import OrderPage from './order-page.tsx';

const path = orderPath(orderNumber);
const paymentUrl = 'https://pay.example/l/1';
const paidParts = {
  money: 'paid',
  paidPaise: 299_800,
  instructions: null,
  steps: [...anOrder().steps, { step: 'paid', at: '2026-11-20T10:05:00Z', paise: 299_800 }],
} satisfies Partial<GuestOrder>;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const atProvider = (changes: Partial<GuestOrder> = {}) =>
  anOrder({ heldUntil: inMinutes(27.5), instructions: null, ...changes });

function open(order: GuestOrder, search = '') {
  testServer.reply(getOrder, order);
  return openPage(`${path}${search}`);
}

const status = (text: string) => screen.findByRole('heading', { level: 1, name: text });
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('an order', () => {
  test('shows its gifts, its money and where it goes, and leads back', async () => {
    open(anOrder());
    await status('Ordered. We pack it when your payment is here.');
    expect(screen.getByText(`Order ${orderNumber}`)).toBeVisible();
    expect(screen.getByText('For Meera turns one')).toBeVisible();
    const gifts = section('Your gift');
    expect(gifts.getByRole('listitem')).toHaveTextContent('Brass Diya Lamp');
    expect(gifts.getByRole('listitem')).toHaveTextContent('₹1,499');
    expect(gifts.getByRole('listitem')).toHaveTextContent('Qty2');
    expect(gifts.getAllByText('₹2,998')[0]).toBeVisible();
    const place = section('Where it goes');
    expect(place.getByText(/To the host in Pune, Maharashtra/)).toBeVisible();
    expect(place.getByText('Saturday, November 21, 2099')).toBeVisible();
    expect(place.getByText('With love')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the wish list' })).toHaveAttribute(
      'href',
      `/r/${shareCode}`,
    );
    expect(screen.getByRole('link', { name: 'Your gifts' })).toHaveAttribute(
      'href',
      `/r/${shareCode}/mine`,
    );
  });

  test('goes to the guest’s own address in full, or waits to be picked up', async () => {
    const address = {
      ...{ name: 'Gita Shah', line1: '12 Residency Road', line2: null, city: 'Pune' },
      ...{ state: 'Maharashtra', pinCode: '411001', phone: '9876543210' },
    };
    const { unmount } = open(anOrder({ shipTo: 'guest', address }));
    await status('Ordered. We pack it when your payment is here.');
    const place = section('Where it goes').getByText(/12 Residency Road/);
    expect(place).toHaveTextContent(
      'Gita Shah 12 Residency Road Pune, Maharashtra 411001 +91 9876543210',
    );
    unmount();
    open(anOrder({ shipTo: 'pick-up', destination: null, wantedDay: null, message: null }));
    expect(await screen.findByText('You pick it up from us. We write to you where.')).toBeVisible();
    expect(screen.queryByText('Message on the slip')).not.toBeInTheDocument();
  });

  test('without its wish list leads nowhere', async () => {
    open(anOrder({ shareCode: null, registryName: null }));
    await status('Ordered. We pack it when your payment is here.');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('that is on its way shows its steps, and its number can be copied', async () => {
    const { user } = open(
      anOrder({
        ...paidParts,
        parcel: 'shipped',
        cancellable: false,
        parcels: [
          {
            ...{ carrier: 'Delhivery', trackingNumber: 'DL123' },
            trackingUrl: 'https://www.delhivery.com/track/package/DL123',
            sentAt: '2026-11-21T11:00:00Z',
            lines: [{ productName: 'Brass Diya Lamp', quantity: 2 }],
          },
        ],
        steps: [
          ...paidParts.steps,
          { step: 'packed', at: '2026-11-21T10:00:00Z', paise: null },
          { step: 'weighed', at: '2026-11-21T10:30:00Z', paise: null },
          { step: 'shipped', at: '2026-11-21T11:00:00Z', paise: null },
        ],
      }),
    );
    await status('On its way to Pune, Maharashtra.');
    expect(screen.getByRole('textbox', { name: 'Tracking number' })).toHaveValue('DL123');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('DL123');
    const link = screen.getByRole('link', { name: /^Follow the parcel at Delhivery/ });
    expect(link).toHaveAttribute('href', 'https://www.delhivery.com/track/package/DL123');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const steps = section('What happened so far').getAllByRole('listitem');
    expect(steps.map((step) => step.firstChild?.textContent)).toEqual([
      'Ordered',
      'Paid ₹2,998',
      'Packed',
      'Sent with Delhivery',
    ]);
    expect(steps[0]).toHaveTextContent(/Nov 20, 2026/);
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
  });

  test('in two parcels names what each has, and what was refunded', async () => {
    const [line] = anOrder().lines;
    if (!line) throw new Error('There is no line.');
    const parcel = {
      ...{ carrier: 'Delhivery', trackingNumber: null, trackingUrl: null },
      sentAt: '2026-11-21T11:00:00Z',
      lines: [{ productName: line.productName, quantity: 1 }],
    };
    const lines = [{ ...line, quantity: 3, cancelled: 1, sent: 1 }];
    open(
      anOrder({ ...paidParts, parcel: 'to-pack', cancellable: false, lines, parcels: [parcel] }),
    );
    await status('Part of it is on its way. We pack the rest now.');
    expect(section('Parcel 1').getByText('1 × Brass Diya Lamp')).toBeVisible();
    expect(section('Your gift').getByText('1 refunded')).toBeVisible();
  });

  test('that was cancelled says what happens with the money', async () => {
    open(anOrder({ ...paidParts, state: 'cancelled', cancellable: false }));
    await status('Cancelled. You get your money back.');
    expect(screen.getByText(/^₹2,998 goes back the way it came/)).toBeVisible();
  });

  test('prints a receipt once something is paid', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = open(anOrder({ ...paidParts, parcel: 'to-pack', refundedPaise: 100_000 }));
    await user.click(await screen.findByRole('button', { name: 'Print the receipt' }));
    expect(print).toHaveBeenCalledTimes(1);
    const receipt = within(screen.getByRole('article', { hidden: true }));
    for (const text of ['Receipt', orderNumber, 'Nov 20, 2026', 'Gita', 'This is no tax invoice'])
      expect(receipt.getByText(new RegExp(text))).toBeInTheDocument();
    const sums = receipt.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
    expect(sums).toEqual([
      'GiftPriceQuantityAmount',
      'Brass Diya Lamp₹1,4992₹2,998',
      'Total₹2,998',
      'Paid₹2,998',
      'Refunded₹1,000',
    ]);
  });

  test('follows its parcel while the page is open', async () => {
    const { emit } = open(anOrder({ ...paidParts, parcel: 'to-pack' }));
    await status('Paid. We pack it now.');
    testServer.reply(getOrder, anOrder({ ...paidParts, parcel: 'packed', cancellable: false }));
    emit({ type: 'registry-changed', version: 2 });
    await status('Packed. It leaves us next.');
  });

  test('without money has no receipt', async () => {
    open(anOrder());
    await status('Ordered. We pack it when your payment is here.');
    expect(screen.queryByRole('button', { name: 'Print the receipt' })).not.toBeInTheDocument();
    expect(screen.queryByRole('article', { hidden: true })).not.toBeInTheDocument();
  });

  test('is read with the key of its mailed link, which leaves the address of its own browser', async () => {
    const { address } = open(anOrder(), '?key=a.b');
    await status('Ordered. We pack it when your payment is here.');
    await waitFor(() => expect(address()).toBe(path));
    expect(testServer.requests(getOrder).map(({ query }) => query)).toEqual([{ key: 'a.b' }, {}]);
    await status('Ordered. We pack it when your payment is here.');
  });

  test('keeps the key where it can’t be read without it', async () => {
    testServer.reply(getOrder, () => {
      testServer.fail(getOrder, { status: 404, message: 'Private.' });
      return anOrder();
    });
    const { address } = openPage(`${path}?key=a.b`);
    await status('Ordered. We pack it when your payment is here.');
    await waitFor(() => expect(testServer.requests(getOrder)).toHaveLength(3));
    expect(address()).toBe(`${path}?key=a.b`);
  });

  test('loses the key on another device, which the server remembers by a read with it', async () => {
    let keyed = 0;
    // The first read is that of a document, which no server can remember.
    testServer.reply(getOrder, ({ query }) => {
      if (query.key !== undefined) keyed += 1;
      else if (keyed < 2) throw new TypeError('Private');
      return anOrder();
    });
    const { address } = openPage(`${path}?key=a.b`);
    await status('Ordered. We pack it when your payment is here.');
    await waitFor(() => expect(address()).toBe(path));
    expect(keyed).toBe(2);
    await status('Ordered. We pack it when your payment is here.');
  });

  test('thanks its giver with the gift and the expected days', async () => {
    open(anOrder({ ...paidParts, parcel: 'to-pack', wantedDay: null }));
    await status('Paid. We pack it now.');
    const thanks = section('Thank you, Gita!');
    expect(thanks.getByText('You give Brass Diya Lamp.')).toBeVisible();
    // Paid on a Friday.
    expect(thanks.getByText('We expect it to arrive between Nov 30 and Dec 3.')).toBeVisible();
  });
});

describe('an order that can’t be shown', () => {
  const message = 'We can’t show this order here. Please open it with the link in our email.';

  test('shows nothing of it', async () => {
    testServer.fail(getOrder, { status: 404, code: 'not-found', message });
    openPage(path);
    await status('This order stays private');
    expect(screen.getByText(message)).toBeVisible();
  });

  test('is loaded again after a failure', async () => {
    testServer.fail(getOrder, { status: 503, code: 'unavailable', message: 'A short break.' });
    const { user } = openPage(path);
    expect(screen.getByText('Loading your order...')).toBeVisible();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('A short break.')).toBeVisible();
    testServer.reply(getOrder, anOrder());
    await user.click(retry);
    await status('Ordered. We pack it when your payment is here.');
  });

  test('says so without a connection', async () => {
    testServer.disconnect(getOrder);
    openPage(path);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('paying', () => {
  test('by hand shows the operator’s words', async () => {
    open(anOrder());
    expect(await screen.findByText('Send it to tohfa@upi.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'How to pay ₹2,998' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  test('leads to the provider, and says how long the gift is held', async () => {
    const at = jest.spyOn(leavePage, 'to').mockImplementation(() => {});
    testServer.reply(payOrder, { paymentUrl });
    const { user } = open(atProvider());
    await status('Ordered. It waits for your payment.');
    expect(screen.getByText(/We hold your gifts for you for another/)).toHaveTextContent(
      /for another 28 minutes, until /,
    );
    await user.click(screen.getByRole('button', { name: 'Pay ₹2,998' }));
    await waitFor(() => expect(at).toHaveBeenCalledWith(paymentUrl));
    expect(testServer.requests(payOrder)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Opening the payment...' })).toBeVisible();

    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await screen.findByRole('button', { name: 'Pay ₹2,998' })).toBeEnabled();
    await waitFor(() => expect(testServer.requests(getOrder)).toHaveLength(2));
  });

  test('that can’t be opened says so, and can be tried again', async () => {
    testServer.reply(payOrder, { paymentUrl: null });
    const { user } = open(atProvider());
    await user.click(await screen.findByRole('button', { name: 'Pay ₹2,998' }));
    expect(await screen.findByText(/We could not open the payment/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay ₹2,998' })).toBeEnabled();
  });

  test('that failed can be tried again', async () => {
    open(atProvider({ money: 'failed' }), '?key=a.b');
    await status('The payment did not work. You can try again.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText(/The bank did not take the payment/)).toBeVisible();
  });

  describe('after the return', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());
    const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
    const returned = '?razorpay_payment_link_status=paid&razorpay_signature=abc';
    const reads = () => testServer.requests(getOrder).length;

    test('the page asks until the payment is here, and its address loses the signature', async () => {
      const { address } = open(atProvider(), returned);
      await pass(0);
      expect(address()).toBe(`${path}?payment=returned`);
      expect(screen.getByText(/We ask the bank/)).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
      testServer.reply(getOrder, anOrder({ ...paidParts, parcel: 'to-pack' }));
      await pass(2.1);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Paid. We pack it now.');
      expect(screen.getByRole('status')).toHaveTextContent('Paid. We pack it now.');
      const before = reads();
      await pass(60);
      expect(reads()).toBe(before);
    });

    test('from a second try counts, although the first one failed', async () => {
      open(atProvider({ money: 'failed' }), returned);
      await pass(0);
      expect(screen.getByText(/We ask the bank/)).toBeVisible();
      expect(screen.queryByText(/did not work/)).not.toBeInTheDocument();
      testServer.reply(getOrder, anOrder({ ...paidParts, parcel: 'to-pack' }));
      await pass(2.1);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Paid. We pack it now.');
    });

    test('it asks less and less often, and then leaves the question to the guest', async () => {
      open(atProvider(), returned);
      await pass(0);
      await pass(62);
      expect(reads()).toBe(10);
      expect(
        screen.getByText(
          'The bank has not answered yet. This page updates by itself; we also email you.',
        ),
      ).toBeVisible();
      expect(screen.getByRole('button', { name: 'Pay ₹2,998' })).toBeVisible();
      await pass(31);
      expect(reads()).toBe(11);
      testServer.reply(getOrder, anOrder({ ...paidParts, parcel: 'to-pack' }));
      act(() => screen.getByRole('button', { name: 'Check again' }).click());
      await pass(1);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Paid. We pack it now.');
    });

    test('an order without the parameters of a provider is not asked about', async () => {
      open(atProvider());
      await pass(0);
      await pass(60);
      expect(reads()).toBe(1);
    });

    test('a hold that ends meanwhile offers no payment any more', async () => {
      open(atProvider({ heldUntil: inMinutes(1) }));
      await pass(0);
      expect(screen.getByRole('button', { name: 'Pay ₹2,998' })).toBeVisible();
      await pass(61);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        'The time to pay has ended.',
      );
      expect(screen.queryByRole('button', { name: 'Pay ₹2,998' })).not.toBeInTheDocument();
      testServer.reply(getOrder, atProvider({ state: 'cancelled', cancellable: false }));
      await pass(5);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        'Cancelled. Nothing was paid.',
      );
    });
  });
});

describe('cancelling', () => {
  const paid = anOrder({ ...paidParts, parcel: 'to-pack' });

  test('asks first, says what comes back, and shows the end', async () => {
    const { user, pressBack } = open(paid);
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    expect(dialog).toHaveTextContent(/₹2,998 goes back the way it came/);
    pressBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(testServer.requests(cancelOrder)).toEqual([]);

    testServer.reply(cancelOrder, { ...paid, state: 'cancelled', cancellable: false });
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    const heading = await status('Cancelled. You get your money back.');
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toContainElement(heading));
  });

  test('that comes too late says so and shows the order as it is', async () => {
    const message = 'Your gift is packed already, so the order can’t be cancelled here.';
    testServer.fail(cancelOrder, { status: 409, code: 'conflict', message });
    const { user, toasts } = open(paid);
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    testServer.reply(getOrder, { ...paid, parcel: 'packed', cancellable: false });
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    expect(await toasts().findByText(message)).toBeVisible();
    await status('Packed. It leaves us next.');
  });
});

describe('in the document', () => {
  afterEach(() => document.body.replaceChildren());

  function render(
    order: GuestOrder,
    { search = '', failure = undefined as string | undefined } = {},
  ) {
    const key = new URLSearchParams(search).get('key');
    document.body.innerHTML = renderScreenToHtml(OrderPage, {
      path: `${path}${search}`,
      params: { number: order.number },
      replies: [
        {
          path: `/api/orders/${order.number}${key ? `?key=${key}` : ''}`,
          status: 200,
          body: order,
        },
      ],
      form: aDocumentForm({ failure }),
    });
    return document.body;
  }

  test('paying is a link and cancelling a form, both with the key', () => {
    const body = render(atProvider(), { search: '?key=a.b' });
    expect(screen.getByRole('link', { name: 'Pay ₹2,998' })).toHaveAttribute(
      'href',
      `${path}/pay?key=a.b`,
    );
    const form = body.querySelector('form');
    expect(form).toHaveAttribute('action', `${path}?key=a.b`);
    const fields = new FormData(form ?? undefined);
    expect(fields.get('csrf-token')).toBe('token-of-the-form');
    expect(body).toHaveTextContent(/We hold your gifts for you until .* IST\./);
    expect(body).toHaveTextContent('Reload to see whether your payment is here.');
    expect(screen.queryByRole('button', { name: 'Print the receipt' })).not.toBeInTheDocument();
  });

  test('a payment that could not be opened, and a cancellation that came too late, say so', () => {
    render(atProvider(), { search: '?payment=not-opened' });
    expect(screen.getByText(/We could not open the payment/)).toBeVisible();
    render(atProvider(), { failure: 'Your gift is packed already.' });
    expect(screen.getByText('Your gift is packed already.')).toBeVisible();
  });
});
