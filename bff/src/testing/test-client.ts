import { createClient, getSession, type ApiCall } from '@gift-registry/bff-contract';

export interface TestClient {
  readonly call: ApiCall;
  readonly fetch: typeof fetch;
  readonly cookies: Map<string, string>;
  csrfToken(): Promise<string>;
  clone(): TestClient;
}

export interface TestClientOptions {
  readonly baseUrl: string;
  readonly origin: string;
  readonly fetch?: typeof fetch;
  readonly cookies?: ReadonlyMap<string, string>;
  readonly token?: string;
}

function remember(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const pair = line.split(';', 1)[0] ?? '';
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const over = /;\s*max-age=0\b/i.test(line) || /expires=Thu, 01 Jan 1970/i.test(line);
    if (over || value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

export function createTestClient(options: TestClientOptions): TestClient {
  const { baseUrl, origin, fetch: send = fetch } = options;
  const cookies = new Map(options.cookies);

  const fetchWithCookies: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookies.size > 0 && !headers.has('cookie'))
      headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    if (!headers.has('origin') && !headers.has('referer')) headers.set('origin', origin);
    const address = typeof input === 'string' ? new URL(input, baseUrl) : input;
    const response = await send(address, { redirect: 'manual', ...init, headers });
    remember(cookies, response);
    return response;
  };

  let { token } = options;
  const refreshCsrfToken = async (): Promise<void> => {
    token = (await call(getSession, {})).csrfToken;
  };
  const csrfToken = async (): Promise<string> => {
    if (token === undefined) await refreshCsrfToken();
    return token ?? '';
  };
  const call = createClient({ baseUrl, fetch: fetchWithCookies, csrfToken, refreshCsrfToken });
  return {
    call,
    fetch: fetchWithCookies,
    cookies,
    csrfToken,
    clone: () =>
      createTestClient({ ...options, cookies, ...(token === undefined ? {} : { token }) }),
  };
}
