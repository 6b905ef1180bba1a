import {
  addExternalItem,
  getScrape,
  startScrape,
  type ScrapeStatus,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  addToRegistry,
  addUrl,
  answerProductsPage,
  finishedScrape,
  firstPicture,
  openProducts,
  registry,
  scrapedProduct,
  secondPicture,
  url,
  urlBox,
} from '../../testing/external-gift.tsx';
import { alreadyAdded, unauthenticated, unavailable } from '../../testing/failures.ts';
import { anExternalProduct, anItem } from '../../testing/fixtures.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openScreen } from '../../testing/open-screen.tsx';

beforeEach(answerProductsPage);

describe('the details', () => {
  const openDetails = async (product = scrapedProduct(), changes: Partial<ScrapeStatus> = {}) => {
    testServer.reply(startScrape, finishedScrape(product, changes));
    const opened = await openProducts();
    await addUrl(opened.user);
    await screen.findByLabelText('Name');
    return opened;
  };

  test('are added as they were found', async () => {
    const { user } = await openDetails();
    testServer.reply(addExternalItem, anItem(anExternalProduct({ name: 'Brass Diya Lamp' })));
    await addToRegistry(user);
    expect(await screen.findByText('Added to Registry')).toBeVisible();
    expect(testServer.requests(addExternalItem)[0]?.body).toEqual({
      registryId: registry.id,
      quantity: 1,
      corrected: [],
      addToExisting: false,
      addSeparately: false,
      product: {
        url,
        name: 'Brass Diya Lamp',
        brand: 'Dhatu Works',
        description: 'Hand-cast.',
        price: 1499,
        currency: 'INR',
        picture: firstPicture.hash,
        morePictures: [secondPicture.hash],
      },
    });
    expect(await urlBox()).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'Recently Added to Registry' })).toBeVisible();
  });

  test('ask which of up to three prices is right, with the place of each and none chosen', async () => {
    const { user } = await openDetails(
      scrapedProduct({
        price: null,
        notes: { price: 'not-sure' },
        priceChoices: [
          { amount: 849, currency: 'INR', place: 'beside-button' },
          { amount: 796.81, currency: 'INR', place: 'data' },
          { amount: 999, currency: 'INR', place: 'shown' },
        ],
      }),
    );
    expect(screen.getByRole('textbox', { name: /^Price/ })).toHaveValue('');
    testServer.reply(addExternalItem, anItem(anExternalProduct()));
    const choices = within(screen.getByRole('group', { name: 'Prices on the page' }));
    const priceBox = screen.getByRole('textbox', { name: /^Price/ });
    expect(choices.getAllByRole('button', { pressed: false })).toHaveLength(3);
    const first = choices.getByRole('button', { name: '₹849 beside the button' });
    const second = choices.getByRole('button', { name: '₹796.81 in the page’s data' });
    await user.click(first);
    expect(priceBox).toHaveValue('849');
    await user.click(first);
    expect(priceBox).toHaveValue('');
    await user.click(second);
    expect(priceBox).toHaveValue('796.81');
    expect(choices.getAllByRole('button', { pressed: true })).toStrictEqual([second]);
    expect(second).toHaveFocus();
    await addToRegistry(user);
    await waitFor(() =>
      expect(testServer.requests(addExternalItem)[0]?.body).toMatchObject({
        corrected: ['price'],
        product: { price: 796.81, currency: 'INR' },
      }),
    );
  });

  test('can be corrected, and the corrections are named', async () => {
    const { user } = await openDetails();
    testServer.reply(addExternalItem, anItem(anExternalProduct()));
    await fillIn(user, screen.getByLabelText('Name'), 'Our lamp');
    await fillIn(user, screen.getByLabelText(/^Price/), '₹1,299');
    await user.click(screen.getByRole('radio', { name: 'Picture 2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Show guests the other pictures too' }));
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await addToRegistry(user);
    await waitFor(() =>
      expect(testServer.requests(addExternalItem)[0]?.body).toMatchObject({
        quantity: 2,
        corrected: ['name', 'price', 'picture'],
        product: {
          name: 'Our lamp',
          price: 1299,
          picture: secondPicture.hash,
          morePictures: [],
        },
      }),
    );
  });

  test('need a name', async () => {
    const { user } = await openDetails(
      scrapedProduct({ name: null, notes: { name: 'not-found' } }),
    );
    expect(screen.getByText('We did not find a name on this page.')).toBeVisible();
    await addToRegistry(user);
    expect(await screen.findByText('Please enter the name of the gift')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(testServer.requests(addExternalItem)).toHaveLength(0);
  });

  test('of a partial page come with a warning', async () => {
    await openDetails(scrapedProduct({ price: null, notes: { price: 'not-sure' } }), {
      outcome: 'partial',
      notice: { title: 'Some details are missing', text: 'Please complete them.', advice: null },
    });
    expect(screen.getByText('Some details are missing')).toBeVisible();
    expect(screen.getByText(/^We saw a price, but it may not be/)).toBeVisible();
  });

  test('take the currency of a typed symbol when none is chosen', async () => {
    const { user } = await openDetails(scrapedProduct({ price: null, currency: null }));
    expect(screen.getByLabelText('Currency')).toHaveValue('');
    await fillIn(user, screen.getByLabelText(/^Price/), '€20');
    expect(screen.getByLabelText('Currency')).toHaveValue('EUR');
  });

  test('show how a price is understood before it is saved', async () => {
    const { user } = await openDetails();
    testServer.reply(addExternalItem, anItem(anExternalProduct()));
    await fillIn(user, screen.getByLabelText(/^Price/), '899,50');
    expect(screen.getByText('Guests see: ₹899.50')).toBeVisible();
    await addToRegistry(user);
    await waitFor(() =>
      expect(testServer.requests(addExternalItem)[0]?.body).toMatchObject({
        product: { price: 899.5 },
      }),
    );
  });

  test('ask for an ambiguous price, and take no text for an amount', async () => {
    const { user } = await openDetails();
    const price = screen.getByLabelText(/^Price/);
    await fillIn(user, price, 'a lot');
    await addToRegistry(user);
    expect(await screen.findByText('Please enter an amount')).toBeVisible();
    await fillIn(user, price, '1.499');
    await user.click(await screen.findByRole('button', { name: '₹1,499' }));
    expect(price).toHaveValue('1499.00');
    expect(screen.getByText('Guests see: ₹1,499')).toBeVisible();
    expect(testServer.requests(addExternalItem)).toHaveLength(0);
  });

  test('need a currency for a price', async () => {
    const { user } = await openDetails(scrapedProduct({ price: null, currency: null }));
    await user.type(screen.getByLabelText(/^Price/), '20');
    await addToRegistry(user);
    expect(await screen.findByText('Please choose a currency')).toBeVisible();
  });

  test('survive a reload as they were typed', async () => {
    const { user, unmount } = await openDetails();
    await user.type(screen.getByLabelText('Name'), ' large');
    unmount();
    testServer.reply(getScrape, ({ params }) => ({ ...finishedScrape(), id: params.scrapeId }));
    await openScreen('/products');
    expect(await screen.findByLabelText('Name')).toHaveValue('Brass Diya Lamp large');
  });

  test('Cancel returns to the URL', async () => {
    const { user } = await openDetails();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await urlBox()).toHaveValue(url);
  });

  test.each([
    [alreadyAdded, 'Already Added', 'Brass Diya Lamp is already in your registry'],
    [unavailable, 'Failed to add product to registry. Please try again.', 'A short break.'],
  ])('a refusal keeps the form and says why (%j)', async (failure, title, description) => {
    const { user, toasts } = await openDetails();
    testServer.fail(addExternalItem, failure);
    await addToRegistry(user);
    expect(await toasts().findByText(title)).toBeVisible();
    expect(toasts().getByText(description)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Brass Diya Lamp');
  });

  test('a gift that the registry has is one more only when the host agrees', async () => {
    const { user } = await openDetails();
    const existing = { ...anItem(anExternalProduct()), quantityRequested: 1 };
    testServer.fail(addExternalItem, { ...alreadyAdded, current: existing });
    await addToRegistry(user);
    expect(await screen.findByText('Already in this registry. Make it 2?')).toBeVisible();
    testServer.reply(addExternalItem, { ...existing, quantityRequested: 2 });
    await user.click(screen.getByRole('button', { name: 'Make it 2' }));
    expect(await screen.findByText('Now 2 in your registry')).toBeVisible();
    expect(testServer.requests(addExternalItem).map(({ body }) => body.addToExisting)).toEqual([
      false,
      true,
    ]);
  });

  test('a gift that the registry has is added anyway, as a gift of its own', async () => {
    const { user } = await openDetails();
    const existing = { ...anItem(anExternalProduct()), quantityRequested: 1 };
    testServer.fail(addExternalItem, { ...alreadyAdded, current: existing });
    await addToRegistry(user);
    testServer.reply(addExternalItem, anItem(anExternalProduct()));
    await user.click(await screen.findByRole('button', { name: 'Add anyway' }));
    await waitFor(() =>
      expect(testServer.requests(addExternalItem).at(-1)?.body.addSeparately).toBe(true),
    );
  });

  test('a session that has ended leads to the login and the form is kept', async () => {
    const { user, toasts, address, unmount } = await openDetails();
    await user.type(screen.getByLabelText('Name'), ' large');
    testServer.fail(addExternalItem, unauthenticated);
    await addToRegistry(user);
    expect(await toasts().findByText('Please log in to add products')).toBeVisible();
    expect(address()).toBe('/email-login?next=%2Fproducts');
    unmount();
    testServer.reply(getScrape, ({ params }) => ({ ...finishedScrape(), id: params.scrapeId }));
    await openScreen('/products');
    expect(await screen.findByLabelText('Name')).toHaveValue('Brass Diya Lamp large');
  });

  test("the server's message about a field stands at the field", async () => {
    const { user } = await openDetails();
    testServer.fail(addExternalItem, {
      status: 422,
      code: 'invalid-input',
      message: 'Please choose a name without a link.',
      field: 'product.name',
    });
    await addToRegistry(user);
    expect(await screen.findByText('Please choose a name without a link.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});
