import { announcementId, getAnnouncement } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { useLiveUpdates } from '@gift-registry/shell-contract';
import { act, screen, waitFor } from '@testing-library/react';
import { openShell } from '../testing/open-shell.tsx';

const announcement = {
  ...{ id: '0198c0de-0000-7000-8000-000000000001', kind: 'warning' as const },
  ...{ text: 'We pause on Sunday.', link: { label: 'Why', url: '/faq' } },
  endsAt: new Date(Date.now() + 3_600_000).toISOString(),
};

const pages = [{ path: '/' }, { path: '/slips', chrome: 'bare' as const }];

beforeEach(() => {
  testServer.reply(getAnnouncement, { announcement: null });
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = announcementId;
  block.textContent = JSON.stringify(announcement);
  document.body.append(block);
});
afterEach(() => {
  document.cookie = 'gr-dismissed=; Path=/; Max-Age=0';
});

test('the announcement of the document stands below the header, and not on bare pages', async () => {
  const { unmount } = await openShell('/', { pages });
  const bar = screen.getByRole('complementary', { name: 'Warning' });
  expect(bar).toHaveTextContent('We pause on Sunday. Why');
  expect(bar.previousElementSibling?.tagName).toBe('HEADER');
  unmount();
});

test('a dismissed announcement is gone, and the server is told by a cookie', async () => {
  const { user } = await openShell('/', { pages });
  await user.click(screen.getByRole('button', { name: 'Dismiss the announcement' }));
  expect(screen.queryByText(/We pause/)).toBeNull();
  expect(document.cookie).toContain(`gr-dismissed=${announcement.id}`);
});

test('open pages read the announcement again when the server says so', async () => {
  function Listening() {
    useLiveUpdates({ share: 'ABC', onEvent: () => undefined, onReconnect: () => undefined });
    return null;
  }
  const { eventSources } = await openShell('/', { pages: [{ path: '/', Screen: Listening }] });
  await waitFor(() => expect(eventSources).toHaveLength(1), { timeout: 4_000 });
  testServer.reply(getAnnouncement, {
    announcement: { ...announcement, text: 'We are back.', link: null },
  });
  act(() => eventSources[0]?.send({ type: 'announcements-changed' }));
  expect(await screen.findByText('We are back.', {}, { timeout: 4_000 })).toBeVisible();
});
