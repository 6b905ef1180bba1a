import {
  addExternalItem,
  getCurrentRegistry,
  getScrape,
  listItems,
  listProducts,
  listUnattachedItems,
  startScrape,
  uploadPhoto,
  type ScrapedProduct,
  type ScrapeStatus,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { signedOut } from '@gift-registry/shell-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answerCatalogue } from '../testing/catalogue.ts';
import { alreadyAdded, notFound, unauthenticated, unavailable } from '../testing/failures.ts';
import { aRegistry, aScrape, anExternalProduct, anItem, newId } from '../testing/fixtures.ts';
import { fillIn } from '../testing/fill-in.ts';
import { openScreen } from '../testing/open-screen.tsx';

const url = 'https://shop.example/lamp';
const registry = aRegistry();
const [firstPicture, secondPicture] = [
  { hash: 'a'.repeat(64), url: '/gift-pictures/first.webp' },
  { hash: 'b'.repeat(64), url: '/gift-pictures/second.webp' },
];

const scraped = (changes: Partial<ScrapedProduct> = {}): ScrapedProduct => ({
  title: 'Brass Diya Lamp | Dhatu Works',
  name: 'Brass Diya Lamp',
  brand: 'Dhatu Works',
  price: 1499,
  currency: 'INR',
  description: 'Hand-cast.',
  image: firstPicture.url,
  pictures: [firstPicture, secondPicture],
  notes: {},
  url,
  ...changes,
});
const done = (product = scraped(), changes: Partial<ScrapeStatus> = {}) =>
  aScrape({ step: 'done', outcome: 'ok', product, ...changes });
const failed = aScrape({
  step: 'failed',
  outcome: 'blocked',
  notice: {
    title: 'Failed to scrape product',
    text: 'Could not extract product information from this URL',
    advice: 'The shop refuses visitors like us.',
  },
});

beforeEach(() => {
  localStorage.clear();
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listItems, { items: [] });
  testServer.reply(listUnattachedItems, { items: [] });
  testServer.reply(listProducts, { products: [], total: 0 });
  answerCatalogue();
});

const urlBox = () => screen.findByLabelText('Product URL');

async function open() {
  const opened = await openScreen('/products');
  const button = await screen.findByRole('button', { name: 'Add' });
  await waitFor(() => expect(button).toBeEnabled());
  return opened;
}
async function add(user: UserEvent, text = url) {
  await fillIn(user, await urlBox(), text);
  await user.click(screen.getByRole('button', { name: 'Add' }));
}
const addToRegistry = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Add to Registry' }));

describe('the URL', () => {
  test.each(['', '   '])('"%s" is required', async (text) => {
    const { user, toasts } = await open();
    if (text) await user.type(await urlBox(), text);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await toasts().findByText('URL Required')).toBeVisible();
    expect(toasts().getByText('Please enter a valid product URL')).toBeVisible();
    expect(await urlBox()).toBeInvalid();
    expect(testServer.requests(startScrape)).toHaveLength(0);
    await user.type(await urlBox(), 'h');
    expect(await urlBox()).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('takes the toast about a missing one away when the reading begins', async () => {
    testServer.reply(startScrape, aScrape());
    testServer.reply(getScrape, ({ params }) => aScrape({ id: params.scrapeId }));
    const { user, toasts } = await open();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await toasts().findByText('URL Required')).toBeVisible();
    await add(user);
    await waitFor(() => expect(toasts().queryByText('URL Required')).not.toBeInTheDocument());
  });

  test("the server's refusal stands at the field", async () => {
    testServer.fail(startScrape, {
      status: 422,
      code: 'invalid-input',
      message: 'Please enter a valid product URL',
      field: 'url',
    });
    const { user } = await open();
    await add(user, 'no address');
    expect(await screen.findByText('Please enter a valid product URL')).toBeVisible();
    expect(await urlBox()).toHaveValue('no address');
  });

  test('a scrape that does not start says why', async () => {
    testServer.fail(startScrape, unavailable);
    const { user } = await open();
    await add(user);
    expect(await screen.findByText('Failed to scrape product')).toBeVisible();
    expect(screen.getByText('A short break.')).toBeVisible();
    expect(await urlBox()).toHaveValue(url);
  });

  test('a session that has ended leads to the login and the URL is kept', async () => {
    testServer.fail(startScrape, unauthenticated);
    const { user, toasts, address, unmount } = await open();
    await add(user);
    expect(await toasts().findByText('Authentication Required')).toBeVisible();
    expect(toasts().getByText('Please log in to add products')).toBeVisible();
    expect(address()).toBe('/email-login?next=%2Fproducts');
    unmount();
    await open();
    expect(await urlBox()).toHaveValue(url);
  });

  test('a visitor is asked for an account on submit and finds the URL after the sign-in', async () => {
    const { user, toasts, address, unmount } = await openScreen('/products', {
      session: signedOut,
    });
    await add(user);
    expect(await toasts().findByText('Authentication Required')).toBeVisible();
    expect(toasts().getByText('Please log in to add products')).toBeVisible();
    expect(address()).toBe('/email-login?next=%2Fproducts');
    expect(testServer.requests(startScrape)).toHaveLength(0);
    unmount();
    await open();
    expect(await urlBox()).toHaveValue(url);
  });

  test('samples are offered only where a demo shop runs', async () => {
    const { user } = await openScreen('/products', {
      settings: { demoShopUrl: 'http://localhost:4000' },
    });
    await user.click(await screen.findByRole('button', { name: 'Brass Diya Lamp' }));
    expect(await urlBox()).toHaveValue('http://localhost:4000/products/brass-diya-lamp');
  });

  test('no samples without one', async () => {
    await open();
    expect(screen.queryByText(/sample shop/)).not.toBeInTheDocument();
  });
});

describe('progress', () => {
  test('each step is announced and the details follow', async () => {
    const scrape = aScrape();
    testServer.reply(startScrape, scrape);
    testServer.reply(getScrape, { ...scrape, step: 'rendering' });
    const { user } = await open();
    await add(user);
    expect(await screen.findByText('Fetching the page…')).toBeVisible();
    expect(await screen.findByText('Opening it in a browser…')).toBeVisible();
    expect(screen.getByText('Opening it in a browser…').closest('[role=status]')).not.toBeNull();

    testServer.reply(getScrape, { ...done(), id: scrape.id });
    expect(await screen.findByText('Here is what we found')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Brass Diya Lamp');
  });

  test('the host can fill in the details by hand instead of waiting', async () => {
    testServer.reply(startScrape, aScrape());
    testServer.reply(getScrape, ({ params }) => aScrape({ id: params.scrapeId, step: 'reading' }));
    const { user } = await open();
    await add(user);
    await user.click(await screen.findByRole('button', { name: 'Fill in by hand instead' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('');
    expect(screen.getByRole('link', { name: new RegExp(url) })).toBeVisible();
  });

  test('a scrape goes on after a reload', async () => {
    const scrape = aScrape();
    testServer.reply(startScrape, scrape);
    testServer.reply(getScrape, { ...scrape, step: 'reading' });
    const { user, unmount } = await open();
    await add(user);
    await screen.findByText('Reading the details…');
    unmount();

    testServer.reply(getScrape, { ...done(), id: scrape.id });
    await openScreen('/products');
    expect(await screen.findByLabelText('Name')).toHaveValue('Brass Diya Lamp');
  });

  test('a scrape that the server no longer keeps returns to the URL', async () => {
    testServer.reply(startScrape, aScrape());
    testServer.reply(getScrape, ({ params }) => aScrape({ id: params.scrapeId, step: 'reading' }));
    const { user } = await open();
    await add(user);
    await screen.findByText('Reading the details…');
    testServer.fail(getScrape, notFound);
    expect(await urlBox()).toHaveValue(url);
  });
});

describe('a failed scrape', () => {
  const openFailed = async () => {
    testServer.reply(startScrape, failed);
    const opened = await open();
    await add(opened.user);
    await screen.findByText('Failed to scrape product');
    return opened;
  };

  test('says why and what to do', async () => {
    await openFailed();
    expect(screen.getByText('Could not extract product information from this URL')).toBeVisible();
    expect(screen.getByText('The shop refuses visitors like us.')).toBeVisible();
    expect(screen.getByText(url)).toBeVisible();
  });

  test('Try again scrapes the same URL once more', async () => {
    const { user } = await openFailed();
    testServer.reply(startScrape, done());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here is what we found')).toBeVisible();
    expect(testServer.requests(startScrape).map(({ body }) => body.url)).toEqual([url, url]);
  });

  test('Change the address returns to the URL with it filled in', async () => {
    const { user } = await openFailed();
    await user.click(screen.getByRole('button', { name: 'Change the address' }));
    expect(await urlBox()).toHaveValue(url);
  });

  test('Fill in by hand opens an empty form in rupees and keeps the focus in the card', async () => {
    const { user } = await openFailed();
    await user.click(screen.getByRole('button', { name: 'Fill in by hand' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('');
    expect(screen.getByLabelText('Currency')).toHaveValue('INR');
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('a gift without a web address', () => {
  test('is described by hand, and has no link', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add without a link' }));
    await fillIn(user, await screen.findByLabelText('Name'), 'Quilt by Meena');
    expect(screen.queryByRole('link', { name: /https?:/ })).not.toBeInTheDocument();
    testServer.reply(addExternalItem, anItem(anExternalProduct({ name: 'Quilt by Meena' })));
    await addToRegistry(user);
    expect(await screen.findByText('Added to Registry')).toBeVisible();
    expect(testServer.requests(addExternalItem)[0]?.body).toMatchObject({
      product: { url: null, name: 'Quilt by Meena', price: null, currency: 'INR' },
    });
  });

  test('keeps an address that was typed', async () => {
    const { user } = await open();
    await fillIn(user, await urlBox(), url);
    await user.click(screen.getByRole('button', { name: 'Add without a link' }));
    expect(await screen.findByRole('link', { name: new RegExp(url) })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await urlBox()).toHaveValue(url);
  });
});

describe('the details', () => {
  const openDetails = async (product = scraped(), changes: Partial<ScrapeStatus> = {}) => {
    testServer.reply(startScrape, done(product, changes));
    const opened = await open();
    await add(opened.user);
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
    const { user } = await openDetails(scraped({ name: null, notes: { name: 'not-found' } }));
    expect(screen.getByText('We did not find a name on this page.')).toBeVisible();
    await addToRegistry(user);
    expect(await screen.findByText('Please enter the name of the gift')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(testServer.requests(addExternalItem)).toHaveLength(0);
  });

  test('of a partial page come with a warning', async () => {
    await openDetails(scraped({ price: null, notes: { price: 'not-sure' } }), {
      outcome: 'partial',
      notice: { title: 'Some details are missing', text: 'Please complete them.', advice: null },
    });
    expect(screen.getByText('Some details are missing')).toBeVisible();
    expect(screen.getByText(/^We saw a price, but it may not be/)).toBeVisible();
  });

  test('take the currency of a typed symbol when none is chosen', async () => {
    const { user } = await openDetails(scraped({ price: null, currency: null }));
    expect(screen.getByLabelText('Currency')).toHaveValue('');
    await fillIn(user, screen.getByLabelText(/^Price/), '€20');
    expect(screen.getByLabelText('Currency')).toHaveValue('EUR');
  });

  test('need a currency for a price', async () => {
    const { user } = await openDetails(scraped({ price: null, currency: null }));
    await user.type(screen.getByLabelText(/^Price/), '20');
    await addToRegistry(user);
    expect(await screen.findByText('Please choose a currency')).toBeVisible();
  });

  test('survive a reload as they were typed', async () => {
    const { user, unmount } = await openDetails();
    await user.type(screen.getByLabelText('Name'), ' large');
    unmount();
    testServer.reply(getScrape, ({ params }) => ({ ...done(), id: params.scrapeId }));
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

  test('a session that has ended leads to the login and the form is kept', async () => {
    const { user, toasts, address, unmount } = await openDetails();
    await user.type(screen.getByLabelText('Name'), ' large');
    testServer.fail(addExternalItem, unauthenticated);
    await addToRegistry(user);
    expect(await toasts().findByText('Please log in to add products')).toBeVisible();
    expect(address()).toBe('/email-login?next=%2Fproducts');
    unmount();
    testServer.reply(getScrape, ({ params }) => ({ ...done(), id: params.scrapeId }));
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

describe('another picture', () => {
  const openPictureField = async () => {
    testServer.reply(startScrape, ({ body }) =>
      body.kind === 'picture' ? aScrape() : done(scraped({ pictures: [], image: null })),
    );
    const opened = await open();
    await add(opened.user);
    await opened.user.click(await screen.findByRole('button', { name: 'Use a web address' }));
    await fillIn(
      opened.user,
      screen.getByLabelText('Picture address'),
      'https://pics.example/a.jpg',
    );
    return opened;
  };

  test('is copied from its address and chosen', async () => {
    testServer.reply(getScrape, ({ params }) =>
      done(scraped({ pictures: [secondPicture] }), { id: params.scrapeId }),
    );
    const { user } = await openPictureField();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Saving...')).toBeVisible();
    const pictures = within(await screen.findByRole('radiogroup', { name: 'Picture' }));
    expect(pictures.getByRole('radio', { name: 'Picture 1' })).toBeChecked();
    expect(testServer.requests(addExternalItem)).toHaveLength(0);
  });

  test('that cannot be copied says why', async () => {
    testServer.reply(getScrape, ({ params }) =>
      aScrape({
        id: params.scrapeId,
        step: 'failed',
        outcome: 'unreachable',
        notice: { title: 'No picture', text: 'We could not reach this picture.', advice: null },
      }),
    );
    const { user } = await openPictureField();
    await user.click(screen.getByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByText('We could not reach this picture.')).toBeVisible();
    expect(screen.getByLabelText('Picture address')).toBeInvalid();
  });
});

describe('a photo of the host', () => {
  const photo = (type = 'image/jpeg', size = 10) =>
    new File([new Uint8Array(size)], 'lamp', { type });

  async function openByHand() {
    testServer.reply(startScrape, failed);
    const opened = await open();
    await add(opened.user);
    await opened.user.click(await screen.findByRole('button', { name: 'Fill in by hand' }));
    await screen.findByLabelText('Name');
    return opened;
  }
  const stored = () =>
    done(scraped({ pictures: [secondPicture], image: null, notes: {} }), { id: newId() });

  test('is uploaded, chosen and kept for a return', async () => {
    testServer.reply(uploadPhoto, aScrape());
    testServer.reply(getScrape, ({ params }) => ({ ...stored(), id: params.scrapeId }));
    const { user, unmount } = await openByHand();
    await user.upload(screen.getByLabelText('Photo of the gift'), photo());
    const pictures = within(await screen.findByRole('radiogroup', { name: 'Picture' }));
    expect(pictures.getByRole('radio', { name: 'Picture 1' })).toBeChecked();
    expect(testServer.requests(uploadPhoto)).toHaveLength(1);
    unmount();
    await openScreen('/products');
    expect(await screen.findByRole('radio', { name: 'Picture 1' })).toBeChecked();
  });

  test('can be pasted into the form, while text is pasted as text', async () => {
    testServer.reply(uploadPhoto, stored());
    const { user } = await openByHand();
    await user.click(screen.getByLabelText('Name'));
    await user.paste('Our lamp');
    expect(screen.getByLabelText('Name')).toHaveValue('Our lamp');
    expect(testServer.requests(uploadPhoto)).toHaveLength(0);

    // jsdom has no DataTransfer.
    fireEvent.paste(screen.getByLabelText('Name'), {
      clipboardData: { files: [photo('image/png')], getData: () => '' },
    });
    expect(await screen.findByRole('radio', { name: 'Picture 1' })).toBeChecked();
  });

  test.each([
    ['a text', photo('text/plain'), 'Please choose a photo: JPEG, PNG, WebP, GIF or AVIF.'],
    ['too large', photo('image/jpeg', 5 * 1024 * 1024 + 1), 'Please choose a photo of up to 5 MB.'],
  ])('that is %s is refused before it is sent', async (_, file, message) => {
    await openByHand();
    fireEvent.change(screen.getByLabelText('Photo of the gift'), { target: { files: [file] } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(testServer.requests(uploadPhoto)).toHaveLength(0);
  });

  test('that can’t be used says why, and another one can be chosen', async () => {
    testServer.reply(uploadPhoto, {
      ...aScrape({ step: 'done', outcome: 'unreachable' }),
      notice: { title: 'No photo', text: 'Please choose a JPEG.', advice: null },
    });
    const { user } = await openByHand();
    await user.upload(screen.getByLabelText('Photo of the gift'), photo());
    expect(await screen.findByText('Please choose a JPEG.')).toBeVisible();
    testServer.disconnect(uploadPhoto);
    await user.upload(screen.getByLabelText('Photo of the gift'), photo());
    expect(
      await screen.findByText(
        'Network error occurred. Please check your connection and try again.',
      ),
    ).toBeVisible();
    testServer.reply(uploadPhoto, stored());
    await user.upload(screen.getByLabelText('Photo of the gift'), photo());
    expect(await screen.findByRole('radio', { name: 'Picture 1' })).toBeChecked();
  });
});

test('the form by hand begins with the name', async () => {
  testServer.reply(startScrape, failed);
  const { user } = await open();
  await add(user);
  await user.click(await screen.findByRole('button', { name: 'Fill in by hand' }));
  const name = await screen.findByLabelText('Name');
  const form = name.closest('form');
  expect(form?.querySelector('input, textarea, select, button')).toBe(name);
  expect(screen.queryByRole('img', { name: 'The picture of this gift' })).not.toBeInTheDocument();
});
