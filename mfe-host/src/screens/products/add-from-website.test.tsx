import { addExternalItem, getScrape, startScrape } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { signedOut } from '@gift-registry/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  addToRegistry,
  addUrl,
  answerProductsPage,
  finishedScrape,
  failedScrape,
  openProducts,
  url,
  urlBox,
} from '../../testing/external-gift.tsx';
import { notFound, unauthenticated, unavailable } from '../../testing/failures.ts';
import { aScrape, anExternalProduct, anItem } from '../../testing/fixtures.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openScreen } from '../../testing/open-screen.tsx';

beforeEach(answerProductsPage);

describe('the URL', () => {
  test.each(['', '   '])('"%s" is required', async (text) => {
    const { user, toasts } = await openProducts();
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
    const { user, toasts } = await openProducts();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await toasts().findByText('URL Required')).toBeVisible();
    await addUrl(user);
    await waitFor(() => expect(toasts().queryByText('URL Required')).not.toBeInTheDocument());
  });

  test("the server's refusal stands at the field", async () => {
    testServer.fail(startScrape, {
      status: 422,
      code: 'invalid-input',
      message: 'Please enter a valid product URL',
      field: 'url',
    });
    const { user } = await openProducts();
    await addUrl(user, 'no address');
    expect(await screen.findByText('Please enter a valid product URL')).toBeVisible();
    expect(await urlBox()).toHaveValue('no address');
  });

  test('a scrape that does not start says why', async () => {
    testServer.fail(startScrape, unavailable);
    const { user } = await openProducts();
    await addUrl(user);
    expect(await screen.findByText('Failed to scrape product')).toBeVisible();
    expect(screen.getByText('A short break.')).toBeVisible();
    expect(await urlBox()).toHaveValue(url);
  });

  test('a session that has ended leads to the login and the URL is kept', async () => {
    testServer.fail(startScrape, unauthenticated);
    const { user, toasts, address, unmount } = await openProducts();
    await addUrl(user);
    expect(await toasts().findByText('Authentication Required')).toBeVisible();
    expect(toasts().getByText('Please log in to add products')).toBeVisible();
    expect(address()).toBe('/email-login?next=%2Fproducts');
    unmount();
    await openProducts();
    expect(await urlBox()).toHaveValue(url);
  });

  test('a visitor is asked for an account on submit and finds the URL after the sign-in', async () => {
    const { user, toasts, address, unmount } = await openScreen('/products', {
      session: signedOut,
    });
    await addUrl(user);
    expect(await toasts().findByText('Authentication Required')).toBeVisible();
    expect(toasts().getByText('Please log in to add products')).toBeVisible();
    expect(address()).toBe('/email-login?next=%2Fproducts');
    expect(testServer.requests(startScrape)).toHaveLength(0);
    unmount();
    await openProducts();
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
    await openProducts();
    expect(screen.queryByText(/sample shop/)).not.toBeInTheDocument();
  });
});

describe('progress', () => {
  test('each step is announced and the details follow', async () => {
    const scrape = aScrape();
    testServer.reply(startScrape, scrape);
    testServer.reply(getScrape, { ...scrape, step: 'rendering' });
    const { user } = await openProducts();
    await addUrl(user);
    expect(await screen.findByText('Fetching the page…')).toBeVisible();
    expect(await screen.findByText('Opening it in a browser…')).toBeVisible();
    expect(screen.getByText('Opening it in a browser…').closest('[role=status]')).not.toBeNull();

    testServer.reply(getScrape, { ...finishedScrape(), id: scrape.id });
    expect(await screen.findByText('Here is what we found')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Brass Diya Lamp');
  });

  test('the host can fill in the details by hand instead of waiting', async () => {
    testServer.reply(startScrape, aScrape());
    testServer.reply(getScrape, ({ params }) => aScrape({ id: params.scrapeId, step: 'reading' }));
    const { user } = await openProducts();
    await addUrl(user);
    await user.click(await screen.findByRole('button', { name: 'Fill in by hand instead' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('');
    expect(screen.getByRole('link', { name: new RegExp(url) })).toBeVisible();
  });

  test('a scrape goes on after a reload', async () => {
    const scrape = aScrape();
    testServer.reply(startScrape, scrape);
    testServer.reply(getScrape, { ...scrape, step: 'reading' });
    const { user, unmount } = await openProducts();
    await addUrl(user);
    await screen.findByText('Reading the details…');
    unmount();

    testServer.reply(getScrape, { ...finishedScrape(), id: scrape.id });
    await openScreen('/products');
    expect(await screen.findByLabelText('Name')).toHaveValue('Brass Diya Lamp');
  });

  test('a scrape that the server no longer keeps returns to the URL', async () => {
    testServer.reply(startScrape, aScrape());
    testServer.reply(getScrape, ({ params }) => aScrape({ id: params.scrapeId, step: 'reading' }));
    const { user } = await openProducts();
    await addUrl(user);
    await screen.findByText('Reading the details…');
    testServer.fail(getScrape, notFound);
    expect(await urlBox()).toHaveValue(url);
  });
});

describe('a failed scrape', () => {
  const openFailed = async () => {
    testServer.reply(startScrape, failedScrape);
    const opened = await openProducts();
    await addUrl(opened.user);
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
    testServer.reply(startScrape, finishedScrape());
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
    const { user } = await openProducts();
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
    const { user } = await openProducts();
    await fillIn(user, await urlBox(), url);
    await user.click(screen.getByRole('button', { name: 'Add without a link' }));
    expect(await screen.findByRole('link', { name: new RegExp(url) })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await urlBox()).toHaveValue(url);
  });
});

test('the form by hand begins with the name', async () => {
  testServer.reply(startScrape, failedScrape);
  const { user } = await openProducts();
  await addUrl(user);
  await user.click(await screen.findByRole('button', { name: 'Fill in by hand' }));
  const name = await screen.findByLabelText('Name');
  const form = name.closest('form');
  expect(form?.querySelector('input, textarea, select, button')).toBe(name);
  expect(screen.queryByRole('img', { name: 'The picture of this gift' })).not.toBeInTheDocument();
});
