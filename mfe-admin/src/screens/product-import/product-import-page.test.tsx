import { importProducts } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen } from '@testing-library/react';
import ProductImportPage from './product-import-page.tsx';

const openImport = () =>
  renderScreen(<ProductImportPage />, {
    path: '/admin/catalog/import',
    session: signedInAs('admin'),
  });

const fileOf = (...lines: string[]) =>
  new File([lines.join('\n')], 'products.csv', { type: 'text/csv' });

const chooses = () => screen.getByLabelText('CSV file');

test('a file is tried first, each line says what would happen, and then it is applied', async () => {
  const { user } = openImport();
  testServer.reply(importProducts, ({ body }) => ({
    lines: body.products.map(({ row, name }) => ({
      ...{ row, name, problem: null },
      outcome: name === 'Old jug' ? ('same' as const) : ('added' as const),
    })),
  }));
  await user.upload(
    chooses(),
    fileOf(
      'Name,Price,Stock,Occasions,On sale',
      'Copper jug,"2,390",4,wedding birthday,yes',
      'Old jug,100,1,,no',
      'No price,free,1,,yes',
      'No such day,10,1,easter,yes',
    ),
  );
  expect(await screen.findByText('New')).toBeVisible();
  expect(screen.getByText('There is no occasion ‘easter’')).toBeVisible();
  expect(screen.getByText('2 lines are left out.', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 1 product' }));
  expect(await screen.findByText('1 product is saved')).toBeVisible();
  const [trial, applied] = testServer.requests(importProducts).map(({ body }) => body);
  expect(trial).toMatchObject({ apply: false, products: [{ row: 2 }, { row: 3 }] });
  expect(applied).toMatchObject({
    apply: true,
    products: [
      {
        ...{ row: 2, name: 'Copper jug', price: 2390, stockQuantity: 4, isActive: true },
        occasions: ['wedding', 'birthday'],
      },
    ],
  });
});

test('a file without the needed columns says which', async () => {
  const { user } = openImport();
  await user.upload(chooses(), fileOf('Product,Cost', 'Copper jug,2390'));
  expect(
    await screen.findByText('The first line names no column ‘Name’ and ‘Price’.'),
  ).toBeVisible();
  expect(testServer.requests(importProducts)).toEqual([]);
});
