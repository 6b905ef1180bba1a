import { forgetMe, hideHoldEnd, listMyGifts, openGiftsLink } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aDocumentForm,
  aGift,
  aHeldGift,
  anExternalItem,
  anItem,
  aRegistry,
  newId,
  shareCode,
} from '../../testing/fixtures.ts';
import { openPage, serveRegistry } from '../../testing/open-guest-page.tsx';
import { renderDocument } from '../../testing/render-document.ts';
import YourGiftsPage from './your-gifts-page.tsx';

const path = `/r/${shareCode}/mine`;
const lamp = anItem({ name: 'Lamp', quantityFulfilled: 1 });
const chair = anExternalItem({ name: 'Chair', quantityReserved: 1 });
const boughtLamp = aGift(lamp);
const heldChair = aHeldGift(chair);
const items = [lamp, chair];

const render = (search = '', data: Parameters<typeof renderDocument>[1] = {}) =>
  renderDocument(YourGiftsPage, {
    path: `${path}${search}`,
    items,
    gifts: [heldChair, boughtLamp],
    form: aDocumentForm(),
    ...data,
  });

function postedFields(form: HTMLFormElement) {
  const fields = new FormData(form, form.querySelector('button'));
  return ['giftId', 'change', 'csrf-token'].map((name) => fields.get(name));
}

describe('in the document', () => {
  test("undo and 'I have bought it' are forms, the rest says that it needs scripts, and the shop is an ordinary link", () => {
    const body = render();
    const forms = [...body.querySelectorAll('form')];
    expect(forms.map((form) => form.getAttribute('action'))).toEqual([path, path, path]);
    expect(
      forms.map((form) => [form.querySelector('button')?.textContent, ...postedFields(form)]),
    ).toEqual([
      ['Yes, I bought it', heldChair.id, 'confirmed', 'token-of-the-form'],
      ['No, give it back', heldChair.id, 'released', 'token-of-the-form'],
      ['Undo', boughtLamp.id, 'released', 'token-of-the-form'],
    ]);
    expect(screen.getByRole('button', { name: 'Hold for another 24 hours' })).toBeDisabled();
    expect(body.querySelector('#forget-me')).toBeDisabled();
    expect([...body.querySelectorAll('noscript')].map(({ innerHTML }) => innerHTML)).toEqual([
      '<p>To hold a gift longer or hide a note, please switch on JavaScript in your browser.</p>',
      '<p>To be forgotten, please switch on JavaScript in your browser.</p>',
    ]);
    const shop = screen.getByRole('link', { name: /Go to the shop/ });
    expect(shop).toHaveAttribute('href', 'https://www.shop.example/chair');
    expect(shop).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText(/until Nov 20, 2099, 3:30\sPM IST\.$/)).toBeVisible();
    expect(screen.getByText(/to see what is left/)).toBeVisible();
  });

  test.each([
    [`?done=purchased&gift=${boughtLamp.id}`, /^Thank you!Lamp is now among your gifts\./],
    [`?done=held&gift=${heldChair.id}`, /^Held for you for 24 hoursBuy Chair at the shop now\./],
    [`?done=extended&gift=${heldChair.id}`, /^Held for another 24 hours$/],
    [`?done=confirmed&gift=${boughtLamp.id}`, /^Marked as purchased\. Thank you!$/],
  ])('%s says what happened', (search, text) => {
    render(search);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  test('a gift that was given back says so', () => {
    render(`?done=released&gift=${heldChair.id}`, {
      gifts: [{ ...heldChair, status: 'released' }],
    });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Given back. Someone else can give it now.',
    );
    expect(screen.getByRole('heading', { name: 'You have not chosen a gift yet' })).toBeVisible();
  });

  test.each([
    `?done=purchased&gift=${heldChair.id}`,
    `?done=released&gift=${boughtLamp.id}`,
    '?done=purchased&gift=unknown',
    '?done=hacked',
  ])('%s claims nothing that is not so', (search) => {
    render(search);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('a guest who was forgotten is not asked again', () => {
    render('', { gifts: [{ ...boughtLamp, guestName: '' }] });
    expect(screen.queryByText('Forget me')).not.toBeInTheDocument();
  });

  test('a rejected change is explained above the gifts', () => {
    const failure = 'The host has received this gift, so it can no longer be undone.';
    render('', { form: aDocumentForm({ failure }) });
    expect(screen.getByRole('alert')).toHaveTextContent(`We couldn’t update your gift${failure}`);
    expect(screen.getByRole('list', { name: 'Your gifts' })).toBeVisible();
  });

  test('a mailed link says that it needs scripts', () => {
    expect(render('?gifts=secret').querySelector('noscript')).toHaveTextContent(
      'To open your gifts, please switch on JavaScript in your browser.',
    );
  });
});

const endedChair = aHeldGift(chair, {
  status: 'released',
  expiresAt: null,
  extendable: false,
  undoable: false,
  holdEndedAt: '2026-11-20T10:00:00Z',
});
const title = 'Your hold on Chair has ended';
const freeChair = { ...chair, quantityReserved: 0 };

describe('a hold that ran out', () => {
  test('of a gift that is left is held again by a link, or was bought', () => {
    const body = render('', { items: [freeChair], gifts: [endedChair] });
    const note = screen.getByRole('status');
    expect(note).toHaveTextContent(
      `${title}Nobody else has taken it, so it can still be yours. Did you buy it?`,
    );
    expect(within(note).getByRole('link', { name: 'Hold it again: Chair' })).toHaveAttribute(
      'href',
      `/r/${shareCode}/gifts/${chair.id}/purchase`,
    );
    const [form] = body.querySelectorAll('form');
    expect(form && postedFields(form).slice(0, 2)).toEqual([endedChair.id, 'confirmed']);
    expect(screen.getByRole('button', { name: 'Hide this about Chair' })).toBeDisabled();
    expect(screen.getByRole('heading', { name: 'You have not chosen a gift yet' })).toBeVisible();
  });

  test('of a gift without a shop is given after all', () => {
    const freeLamp = { ...lamp, quantityFulfilled: 0 };
    const { status, holdEndedAt } = endedChair;
    render('', { items: [freeLamp], gifts: [aGift(freeLamp, { status, holdEndedAt })] });
    expect(screen.getByRole('link', { name: 'Give it after all: Lamp' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes, I bought it' })).not.toBeInTheDocument();
  });

  test.each([
    ['somebody else gives it', { items: [chair] }, 'Someone else is giving it now.'],
    ['it left the list', { items: [] }, 'The host took it off the list.'],
    [
      'the host takes no gifts',
      { items: [freeChair], registry: aRegistry({ giftsPaused: true }) },
      /the host takes no new gifts at the moment/,
    ],
  ])('offers no new hold when %s', (_, data, message) => {
    render('', { ...data, gifts: [endedChair] });
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Hold it again/ })).not.toBeInTheDocument();
  });

  test.each([
    ['was given back', [{ ...endedChair, holdEndedAt: null }]],
    ['is held again', [endedChair, heldChair]],
  ])('says nothing when the gift %s', (_, gifts) => {
    render('', { items: [freeChair], gifts });
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  test('is told once, however often the guest held the gift', () => {
    render('', { items: [freeChair], gifts: [endedChair, { ...endedChair, id: boughtLamp.id }] });
    expect(screen.getAllByText(title)).toHaveLength(1);
  });

  test('is hidden by the guest', async () => {
    serveRegistry({
      items: [freeChair],
      gifts: [endedChair, { ...endedChair, id: boughtLamp.id }],
    });
    testServer.reply(hideHoldEnd, { gift: { ...endedChair, holdEndedAt: null }, item: freeChair });
    const { user } = openPage(path);
    await user.click(await screen.findByRole('button', { name: 'Hide this about Chair' }));
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
    expect(testServer.requests(hideHoldEnd)[0]?.params).toEqual({
      shareCode,
      giftId: endedChair.id,
    });
  });
});

test('with scripts the actions answer in the page', async () => {
  serveRegistry({ items, gifts: [heldChair, boughtLamp] });
  openPage(path);
  const list = await screen.findByRole('list', { name: 'Your gifts' });
  expect(within(list).getByRole('button', { name: 'Yes, I bought it' })).toBeEnabled();
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the wish list' })).toBeVisible();
});

test('with scripts a guest is forgotten after a question, and a failure keeps the offer', async () => {
  serveRegistry({ items, gifts: [boughtLamp] });
  testServer.disconnect(forgetMe);
  const { user, toasts } = openPage(path);
  const summary = await screen.findByText('Forget me');
  expect(screen.getByRole('button', { name: 'Yes, forget me', hidden: true })).not.toBeVisible();
  await user.click(summary);
  const confirm = screen.getByRole('button', { name: 'Yes, forget me' });
  await user.click(confirm);
  expect(await toasts().findByText('We could not remove your details')).toBeVisible();
  testServer.reply(forgetMe, () => {
    testServer.reply(listMyGifts, { gifts: [{ ...boughtLamp, guestName: '' }] });
    return { forgotten: 1 };
  });
  await user.click(confirm);
  expect(
    await toasts().findByText('We have forgotten your name, address and message.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Forget me')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Lamp' })).toBeVisible();
});

test('a gift that the host received meanwhile grows its card after the press, not under the finger', async () => {
  const registry = aRegistry();
  serveRegistry({ registry, items, gifts: [boughtLamp], version: 4 });
  const { emit, user } = openPage(path);
  const summary = await screen.findByText('Forget me');
  await user.pointer({ keys: '[MouseLeft>]', target: summary });
  let reads = 0;
  testServer.reply(listMyGifts, () => {
    reads += 1;
    return { gifts: [{ ...boughtLamp, receivedAt: '2026-11-20T10:00:00Z' }] };
  });
  emit({ type: 'registry-changed', registryId: registry.registryId, version: 5 });
  await waitFor(() => expect(reads).toBe(1));
  expect(screen.queryByText(/^Received by/)).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: summary });
  expect(await screen.findByText(/^Received by/)).toBeVisible();
});

test('with scripts a mailed link opens at once and leaves the address bar', async () => {
  serveRegistry({ items });
  testServer.reply(openGiftsLink, () => {
    testServer.reply(listMyGifts, { gifts: [boughtLamp] });
    return { shareCode };
  });
  const { address, history } = openPage(`${path}?gifts=secret-token`);
  expect(await screen.findByRole('heading', { name: 'Lamp' })).toBeVisible();
  expect(address()).toBe(path);
  expect(history().join()).not.toContain('secret-token');
});

test('gifts that fail to load can be retried', async () => {
  serveRegistry({ items, gifts: [boughtLamp] });
  testServer.fail(listMyGifts, { status: 503, message: 'A short break.' });
  const { user } = openPage(path);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your gifts.');
  serveRegistry({ items, gifts: [boughtLamp] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Lamp' })).toBeVisible();
});

test('a guest is told which of their own gifts the host gave back, until they give the same again', async () => {
  const back = { ...boughtLamp, status: 'released', givenBackAt: '2026-11-28T10:00:00Z' } as const;
  const again = {
    ...heldChair,
    id: newId(),
    status: 'released',
    givenBackAt: back.givenBackAt,
  } as const;
  serveRegistry({ items, gifts: [back, again, heldChair] });
  openPage(path);
  const alert = await screen.findByText('The host gave one of your gifts back');
  expect(alert).toBeVisible();
  expect(
    screen.getByText(/^Lamp: others can choose it again\. Please don’t buy it now\./),
  ).toBeVisible();
});

describe('the gifts of one order', () => {
  const orderNumber = 'TF-AB23CD45';
  const cups = anItem({ name: 'Tea cups', price: 500, quantityRequested: 4, quantityReserved: 3 });
  const order = { orderNumber, undoable: false, extendable: false };
  const payOrderBy = '2099-11-20T13:10:00Z';
  const rows = () =>
    within(screen.getByRole('list', { name: 'Your gifts' }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);

  test('share a row, its payment state and its buttons', () => {
    render('', {
      items: [lamp, cups, chair],
      gifts: [
        heldChair,
        aHeldGift(lamp, { ...order, payOrderBy }),
        aHeldGift(cups, { ...order, payOrderBy, quantity: 3 }),
      ],
    });
    expect(rows()).toEqual(['Chair', `Order ${orderNumber}`]);
    const list = within(screen.getByRole('list', { name: 'Your gifts' }));
    expect(list.getByText('Tea cups × 3')).toBeVisible();
    expect(list.getByText('₹2,999')).toBeVisible();
    expect(list.getAllByText(/^Not paid yet: pay by/)).toHaveLength(1);
    expect(list.getByRole('link', { name: 'Pay: Lamp and Tea cups' })).toHaveAttribute(
      'href',
      `/order/${orderNumber}/pay`,
    );
    expect(
      list.getByRole('link', { name: `See your order ${orderNumber}: Lamp and Tea cups` }),
    ).toBeVisible();
  });

  test('tell what the host says about each, and no price of a gift that left the list', () => {
    render('', {
      items: [cups],
      gifts: [aGift(lamp, { ...order, receivedAt: '2099-11-20T10:00:00Z' }), aGift(cups, order)],
    });
    expect(rows()).toEqual([`Order ${orderNumber}`]);
    expect(screen.getByText(/^Received by Asha Menon/)).toBeVisible();
    expect(screen.getByText('Thank you! The host can look forward to it.')).toBeVisible();
    expect(screen.queryByText('Total')).not.toBeInTheDocument();
  });
});
