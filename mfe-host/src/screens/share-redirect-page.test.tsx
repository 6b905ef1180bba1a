import { waitFor } from '@testing-library/react';
import { aRegistry } from '../testing/fixtures.ts';
import { openScreen } from '../testing/open-screen.tsx';

test('/share/{id} redirects to the share screen of the registry', async () => {
  const registry = aRegistry();
  const { address } = await openScreen(`/share/${registry.id}`);
  await waitFor(() => expect(address()).toBe(`/registry/share/${registry.id}`));
});

test.each(['/share', '/registry/share', '/registry-link-share'])(
  '%s redirects to the dashboard with the reason',
  async (path) => {
    const { address, toasts } = await openScreen(path);
    expect(await toasts().findByText('No registry selected.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/host'));
  },
);
