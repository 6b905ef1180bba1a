import {
  getProduct,
  getRegistry,
  listProducts,
  listUnattachedItems,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen } from '@testing-library/react';
import { answerCatalogue } from '../../testing/catalogue.ts';
import { notFound } from '../../testing/failures.ts';
import { aProduct, newId } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

beforeEach(() => {
  testServer.reply(getProduct, aProduct());
  answerCatalogue();
  testServer.reply(listProducts, { products: [], total: 0 });
  testServer.reply(listUnattachedItems, { items: [] });
});

const screens = ['/registry', '/delivery-preferences', '/products', `/product/${newId()}`];
const failures = [
  ['unknown or foreign', notFound],
  ['malformed', { status: 422, code: 'invalid-input', message: 'This address is not complete.' }],
] as const;

describe.each(failures)('an id that is %s', (_, failure) => {
  test.each(screens)('on %s names the reason and leads to the dashboard', async (path) => {
    testServer.fail(getRegistry, failure);
    await openScreen(`${path}?registryId=${newId()}`);
    expect(await screen.findByRole('heading', { name: 'Registry not found' })).toBeVisible();
    expect(
      screen.getByText('It may have been deleted, or it belongs to another account.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/host',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

test.each(screens)('a failure on %s can be retried', async (path) => {
  testServer.disconnect(getRegistry);
  await openScreen(`${path}?registryId=${newId()}`);
  expect(await screen.findByText('Failed to find registry')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
