import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  Link,
  useDocumentForm,
  useLiveUpdates,
  useNavigation,
  usePathParams,
  useSession,
  useToast,
} from './index.ts';
import { renderScreenToHtml, type ScreenRequest } from './server.tsx';

const request: ScreenRequest = {
  path: '/r/CODE?sort=price',
  params: { shareCode: 'CODE' },
  replies: [],
};

const queryKey = ['api', 'shared', 'CODE'];
const queryFn = () => Promise.reject(new Error('The server fetches nothing.'));

function Registry() {
  const { data, error, isPending, isFetching } = useQuery<{ name: string }>({ queryKey, queryFn });
  if (isPending) return <p>Loading</p>;
  if (error && 'status' in error) return <p>{`${String(error.status)}: ${error.message}`}</p>;
  return <h1>{`${data?.name}${isFetching ? ' (fetching)' : ''}`}</h1>;
}

test('a reply of the document is the data of its query, and nothing is fetched', () => {
  const replies = [{ path: '/api/shared/CODE', status: 200, body: { name: 'Meera' } }];
  expect(renderScreenToHtml(Registry, { ...request, replies })).toBe('<h1>Meera</h1>');
});

test('a reply with an error is a failed query', () => {
  const body = { error: { code: 'not-found', message: 'No such list.', requestId: '1' } };
  const replies = [{ path: '/api/shared/CODE', status: 404, body }];
  expect(renderScreenToHtml(Registry, { ...request, replies })).toBe('<p>404: No such list.</p>');
});

test('a query without a reply stays pending', () => {
  expect(renderScreenToHtml(Registry, request)).toBe('<p>Loading</p>');
});

test('a query with parameters in its address finds its reply', () => {
  function Products() {
    const key = ['api', 'products', { page: '2' }];
    const { data } = useQuery<string>({ queryKey: key, queryFn });
    return data;
  }
  const replies = [{ path: '/api/products?page=2', status: 200, body: 'Lamp' }];
  expect(renderScreenToHtml(Products, { ...request, replies })).toBe('Lamp');
});

test('a screen sees its address; links are plain links; the session is loading', () => {
  function Screen() {
    const { location } = useNavigation();
    return (
      <Link to="/guest?a=1&b=2" replace state={{ from: 'x' }} className="link">
        {`${location.pathname} ${location.search} ${usePathParams()['shareCode']} ${useSession().state.status}`}
      </Link>
    );
  }
  expect(renderScreenToHtml(Screen, request)).toBe(
    '<a class="link" href="/guest?a=1&amp;b=2">/r/CODE ?sort=price CODE loading</a>',
  );
});

test('effects do not run', () => {
  const effect = jest.fn();
  function Screen() {
    const showToast = useToast();
    useLiveUpdates({ share: 'CODE', onEvent: effect, onReconnect: effect });
    useEffect(() => {
      effect();
      showToast({ title: 'Hello' });
    });
    return 'Still';
  }
  expect(renderScreenToHtml(Screen, request)).toBe('Still');
  expect(effect).not.toHaveBeenCalled();
});

test("a form gives a screen the typed values and the server's messages", () => {
  const form = {
    action: '/r/CODE/gifts/1/purchase',
    csrfToken: 'token',
    idempotencyKey: 'key',
    values: { name: 'Asha' },
    errors: { email: 'Email address is required' },
  };
  const Screen = () => JSON.stringify(useDocumentForm() ?? null);
  const html = renderScreenToHtml(Screen, { ...request, form });
  expect(JSON.parse(html.replaceAll('&quot;', '"'))).toEqual(form);
  expect(renderScreenToHtml(Screen, request)).toBe('null');
});

test('title and preloads of a screen are left to the document', () => {
  const Screen = () => (
    <main>
      <title>A list</title>
      <img src="/lamp.svg" alt="" width="40" height="40" />
    </main>
  );
  expect(renderScreenToHtml(Screen, request)).toBe(
    '<main><img src="/lamp.svg" alt="" width="40" height="40"/></main>',
  );
});
