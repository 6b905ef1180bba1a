import {
  addDays,
  dailyNumberNames,
  getAdminOverview,
  getDailyNumbers,
  getPlatformState,
  todayInIndia,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import OverviewPage from './overview-page.tsx';

const figures = {
  accounts: 1_234_567,
  registries: 42,
  publishedRegistries: 40,
  products: 60,
  gifts: 7,
};

const days = ['2026-11-24', '2026-11-25', '2026-11-26'];
const numbers = dailyNumberNames.map((name, index) => ({
  name,
  values: name === 'paid' ? [0, 120_000, 239_000] : [index, index + 1, index + 2],
  before: name === 'paid' ? [100_000, 0, 100_000] : [index, index + 1, index + 2],
}));
const health = [
  { part: 'database', works: true, note: 'Answered in 2 ms' },
  { part: 'scraper', works: false, note: '3 jobs wait, the oldest for 9 min' },
];

function openOverview(attention: { kind: string; count: number }[] = [], prepare?: () => void) {
  testServer.reply(getAdminOverview, figures);
  testServer.reply(getDailyNumbers, { days, numbers });
  testServer.reply(getPlatformState, { attention, health });
  prepare?.();
  return renderScreen(<OverviewPage />, {
    path: '/admin/overview',
    session: signedInAs('admin'),
  });
}

test('a number says its sum and the period before, and all its days in a table', async () => {
  openOverview();
  const paid = await screen.findByRole('button', { name: /^Money paid/ });
  expect(paid).toHaveTextContent('₹3,590+80 %, ₹2,000 before');
  expect(paid).toHaveAttribute('aria-pressed', 'true');
  const chart = within(screen.getByRole('region', { name: 'Money paid' }));
  expect(chart.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
    'DayPaidBefore',
    'Nov 26, 2026₹2,390₹1,000',
    'Nov 25, 2026₹1,200₹0',
    'Nov 24, 2026₹0₹1,000',
  ]);
});

test('another number takes the chart, and the address keeps it', async () => {
  const { user, address } = openOverview();
  const gifts = await screen.findByRole('button', { name: /^Gifts given/ });
  expect(gifts).toHaveTextContent('As before');
  await user.click(gifts);
  expect(screen.getByRole('region', { name: 'Gifts given' })).toBeVisible();
  expect(address()).toBe('/admin/overview?chart=gifts');
});

test('the days are the last 30, others, or own ones', async () => {
  const { user, address } = openOverview();
  await screen.findByRole('button', { name: /^Money paid/ });
  const asked = () => testServer.requests(getDailyNumbers).at(-1)?.query;
  expect(asked()).toEqual({ days: 30 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), 'Last 7 days');
  expect(address()).toBe('/admin/overview?days=7');
  await waitFor(() => expect(asked()).toEqual({ days: 7 }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), 'Own range');
  const today = todayInIndia();
  expect(address()).toBe(`/admin/overview?from=${addDays(today, -6)}&until=${today}`);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: addDays(today, -9) } });
  await waitFor(() =>
    expect(asked()).toEqual({ days: 30, from: addDays(today, -9), until: today }),
  );
});

test('each trouble is a link, and unknown kinds are left out', async () => {
  openOverview([
    { kind: 'failed-jobs', count: 3 },
    { kind: 'payment-cases', count: 2 },
    { kind: 'open-queries', count: 4 },
    { kind: 'failing-releases', count: 1 },
    { kind: 'of-a-later-version', count: 4 },
  ]);
  const needs = within(await screen.findByRole('region', { name: 'Needs you:' }));
  expect(
    needs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['3 jobs failed', '/admin/notifications/queues?state=failed'],
    ['2 payments need a decision', '/admin/orders?view=cases'],
    ['4 queries wait for an answer', '/admin/queries?state=open'],
    ['1 release fails in browsers', '/admin/releases'],
  ]);
});

test('without trouble it says so, and names the health of each part', async () => {
  openOverview();
  expect(await screen.findByText('Nothing needs you now.')).toBeVisible();
  const region = screen.getByRole('region', { name: 'Health' });
  expect(region).toHaveTextContent('DatabaseWorksAnswered in 2 ms');
  expect(region).toHaveTextContent('ScraperNeeds help3 jobs wait, the oldest for 9 min');
});

test('the totals have Indian digit grouping', async () => {
  openOverview();
  expect(await screen.findByText('12,34,567')).toBeVisible();
});

test('numbers that fail to load are offered again, and the rest stays', async () => {
  const { user } = openOverview([], () =>
    testServer.fail(getDailyNumbers, { status: 500, message: 'Failed to load the numbers.' }),
  );
  expect(await screen.findByText('Failed to load the numbers.')).toBeVisible();
  expect(await screen.findByText('Nothing needs you now.')).toBeVisible();
  testServer.reply(getDailyNumbers, { days, numbers });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Money paid' })).toBeVisible();
});
