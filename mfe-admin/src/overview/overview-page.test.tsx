import { getAdminOverview } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen } from '@testing-library/react';
import OverviewPage from './overview-page.tsx';

const figures = {
  accounts: 1_234_567,
  registries: 42,
  publishedRegistries: 40,
  products: 60,
  gifts: 7,
};

const openOverview = () =>
  renderScreen(<OverviewPage />, { path: '/admin/overview', session: signedInAs('admin') });

test('the overview shows every figure, with Indian digit grouping', async () => {
  testServer.reply(getAdminOverview, figures);
  openOverview();
  expect(await screen.findByText('12,34,567')).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Accounts',
    'Registries',
    'Published registries',
    'Products',
    'Gifts given',
  ]);
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '12,34,567',
    '42',
    '40',
    '60',
    '7',
  ]);
});

test('the overview announces that it is loading', async () => {
  testServer.hang(getAdminOverview);
  openOverview();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the figures...');
});

test('the overview offers another try when loading fails', async () => {
  testServer.fail(getAdminOverview, { status: 500, message: 'Failed to load the overview.' });
  const { user } = openOverview();
  expect(await screen.findByText('Failed to load the overview.')).toBeVisible();
  testServer.reply(getAdminOverview, figures);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('42')).toBeVisible();
});
