import { getQuery, listQueries, teamQueries, type QueryRow } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { usePathParams } from '@gift-registry/shell-contract';
import { serveSavedFilters } from '../../../testing/saved-filters.ts';
import { DetailLayout } from '../detail-layout.tsx';
import { AdminListPage } from './admin-list-page.tsx';
import { RowLink, type DetailPage } from './list-beside.tsx';
import { useRead } from '../../../api.ts';

const browserQuery = globalThis.matchMedia;

afterEach(() => {
  globalThis.matchMedia = browserQuery;
});

function showOn(screenKind: 'wide' | 'narrow'): void {
  globalThis.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: screenKind === 'wide', onchange: null },
      ...{ addListener: () => {}, removeListener: () => {} },
    });
}

const ids = {
  asha: '01997d0e-0000-7000-8000-00000000000a',
  dev: '01997d0e-0000-7000-8000-00000000000b',
} as const;

const aQuery = (id: string, name: string): QueryRow => ({
  ...{ id, name, email: `${name.toLowerCase()}@example.com`, beginning: 'When does it come?' },
  ...{ state: 'open', createdAt: '2026-09-14T10:00:00.000Z' },
});
const rows = [aQuery(ids.asha, 'Asha'), aQuery(ids.dev, 'Dev')];

function QueryPage() {
  const { queryId = '' } = usePathParams();
  const read = useRead(getQuery, { params: { queryId } });
  return (
    <DetailLayout
      thing="query"
      read={read}
      list={{ href: '/admin/queries', title: 'Queries' }}
      title={({ name }) => `Query of ${name}`}
    >
      {({ text }) => <p>{text}</p>}
    </DetailLayout>
  );
}

const detail: DetailPage = {
  path: '/admin/queries/:queryId',
  load: () => Promise.resolve(QueryPage),
};
const columns = [
  {
    id: 'from',
    header: 'From',
    cell: ({ id, name }: QueryRow) => <RowLink to={`/admin/queries/${id}`}>{name}</RowLink>,
  },
];

function open(path = '/admin/queries?state=open') {
  serveSavedFilters();
  testServer.reply(listQueries, { rows, nextCursor: null });
  testServer.reply(getQuery, ({ params }) => ({
    ...(rows.find(({ id }) => id === params.queryId) ?? aQuery(ids.asha, 'Asha')),
    ...{ phone: null, text: `Words of ${params.queryId}`, answeredAt: null, entries: [] },
  }));
  return renderScreen(
    (pathname) =>
      pathname === '/admin/queries' ? (
        <AdminListPage
          list={teamQueries}
          things="queries"
          columns={columns}
          detail={detail}
          searchHint="Name"
          empty={{ title: 'No queries yet', text: 'They stand here.' }}
          rowName={({ name }) => name}
        />
      ) : (
        <QueryPage />
      ),
    {
      path,
      params: (pathname) => ({ queryId: pathname.split('/')[3] }),
      session: signedInAs('admin'),
    },
  );
}

const press = (name: string) => screen.findByRole('link', { name });
const detailOf = (name: string) => screen.findByRole('region', { name: `Query of ${name}` });

test('a row opens beside its list on a wide screen, and the address keeps it', async () => {
  showOn('wide');
  const { user, address, history } = open();
  await user.click(await press('Asha'));
  expect(await within(await detailOf('Asha')).findByText(`Words of ${ids.asha}`)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Opened beside the list.');
  expect(await press('Asha')).toHaveAttribute('aria-current', 'true');
  expect(await press('Dev')).not.toHaveAttribute('aria-current');
  await user.click(await press('Dev'));
  expect(await within(await detailOf('Dev')).findByText(`Words of ${ids.dev}`)).toBeVisible();
  expect(address()).toBe(`/admin/queries?state=open&open=${ids.dev}`);
  expect(history()).toHaveLength(2);
});

test.each(['Close', 'Escape', 'Back'])('%s ends the choice', async (way) => {
  showOn('wide');
  const { user, address, pressBack } = open();
  await user.click(await press('Asha'));
  await detailOf('Asha');
  if (way === 'Close') await user.click(screen.getByRole('button', { name: 'Close' }));
  else if (way === 'Back') pressBack();
  else {
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{Escape}');
  }
  await waitFor(() => expect(address()).toBe('/admin/queries?state=open'));
  expect(screen.queryByRole('region', { name: 'Query of Asha' })).not.toBeInTheDocument();
});

test('a link to a chosen row opens it, and Close stays on the list', async () => {
  showOn('wide');
  const { user, address } = open(`/admin/queries?open=${ids.dev}`);
  await detailOf('Dev');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/admin/queries');
  expect(await press('Dev')).toBeVisible();
});

test('a row has a page of its own where the screen is narrow', async () => {
  showOn('narrow');
  const { user, address } = open();
  await user.click(await press('Asha'));
  expect(address()).toBe(`/admin/queries/${ids.asha}`);
  const backLinks = await screen.findAllByRole('link', { name: 'Queries' });
  expect(backLinks.map((link) => link.getAttribute('href'))).toContain('/admin/queries?state=open');
});

test('a link to a chosen row shows it above the list where the screen is narrow', async () => {
  showOn('narrow');
  const { user, address } = open(`/admin/queries?open=${ids.dev}`);
  await detailOf('Dev');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/admin/queries');
});
