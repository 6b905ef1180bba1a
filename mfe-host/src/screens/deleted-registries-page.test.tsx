import { listDeletedRegistries, restoreRegistry } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen } from '@testing-library/react';
import { aRegistry, newId } from '../testing/fixtures.ts';
import { openScreen } from '../testing/open-screen.tsx';

const times = { deletedAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' };

test('a deleted registry is restored', async () => {
  const id = newId();
  testServer.reply(listDeletedRegistries, {
    registries: [{ id, registryName: 'Asha weds Dev', ...times }],
  });
  testServer.reply(restoreRegistry, aRegistry({ registryName: 'Asha weds Dev' }));
  const { user, toasts } = await openScreen('/deleted-registries');
  await user.click(await screen.findByRole('button', { name: 'Restore: Asha weds Dev' }));
  expect(await toasts().findByText('“Asha weds Dev” is back.')).toBeVisible();
});

test('without deleted registries the page leads back', async () => {
  testServer.reply(listDeletedRegistries, { registries: [] });
  await openScreen('/deleted-registries');
  expect(await screen.findByRole('heading', { name: 'Nothing is deleted' })).toBeVisible();
});
