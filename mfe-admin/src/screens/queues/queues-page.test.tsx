import {
  listJobs,
  listQueues,
  removeJob,
  retryJob,
  type QueuedJob,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import QueuesPage from './queues-page.tsx';

const job: QueuedJob = {
  ...{ id: 'job-1', about: 'otp to ravi@example.com', error: '550 no such mailbox', attempts: 5 },
  ...{ addedAt: '2026-11-20T10:00:00.000Z', startedAt: null, endedAt: null },
};

const scrapes = '/admin/notifications/queues?queue=scrape&state=failed';

const open = (role: 'admin' | 'support' = 'admin', path = '/admin/notifications/queues') =>
  renderScreen(<QueuesPage />, {
    path,
    session: signedInAs(role),
  });

beforeEach(() => {
  const counts = { waiting: 3, active: 0, failed: 1 };
  testServer.reply(listQueues, {
    queues: ['scrape', 'mail'].map((name) => ({ name, ...counts })),
  });
  testServer.reply(listJobs, { jobs: [job], hasMore: false });
});

test('failed jobs are shown with their error, run again, and removed after a question', async () => {
  testServer.reply(retryJob, { retried: true });
  testServer.reply(removeJob, { removed: true });
  const { user, toasts } = open('admin', scrapes);
  expect(await screen.findByText('550 no such mailbox')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry otp to ravi@example.com' }));
  expect(await toasts().findByText('The job runs again')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove otp to ravi@example.com' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this job?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove the job' }));
  expect(await toasts().findByText('The job is removed')).toBeVisible();
  expect(testServer.requests(removeJob)[0]?.params).toEqual({ queue: 'scrape', jobId: 'job-1' });
});

test('queue and state stand in the address', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Waiting 3' }));
  expect(address()).toBe('/admin/notifications/queues?queue=mail&state=waiting');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Queue' }), 'scrape');
  expect(address()).toBe('/admin/notifications/queues?queue=scrape&state=waiting');
});

test('failed jobs without a queue are those that are no mails, where there are some', async () => {
  const { unmount } = open('admin', '/admin/notifications/queues?state=failed');
  expect(await screen.findByText('550 no such mailbox')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Queue' })).toHaveDisplayValue('Scrape (1 failed)');
  expect(testServer.requests(listJobs).map(({ params }) => params.queue)).toEqual(['scrape']);
  unmount();
  testServer.reply(listQueues, {
    queues: ['scrape', 'mail'].map((name) => ({ name, waiting: 0, active: 0, failed: 0 })),
  });
  open('admin', '/admin/notifications/queues?state=failed');
  expect(await screen.findByRole('combobox', { name: 'Queue' })).toHaveDisplayValue('Mail');
});

test('support runs jobs again and removes none', async () => {
  open('support', scrapes);
  expect(await screen.findByRole('button', { name: /^Retry/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('a mail is sent again from its own page', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Open the mail' })).toHaveAttribute(
    'href',
    '/admin/notifications/mails/job-1',
  );
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
});
