import { randomInt } from 'node:crypto';
import { createClient, getSession, type ApiCall } from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { runningSystem } from '../system/system.ts';

const anyAddress = (): string =>
  ['10', randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

/**
 * A client of the API that shares the cookies of the page's browser context. It has an address of its own, because all
 * journeys together would exceed the limits of one.
 */
export function apiOf(page: Page, baseUrl = runningSystem().url): ApiCall {
  const { request } = page.context();
  const address = anyAddress();
  let token: string | undefined;
  const refreshCsrfToken = async (): Promise<void> => {
    token = (await call(getSession, {})).csrfToken;
  };
  const call = createClient({
    baseUrl,
    refreshCsrfToken,
    csrfToken: async () => {
      if (token === undefined) await refreshCsrfToken();
      return token ?? '';
    },
    fetch: async (url, { method = 'GET', headers, body } = {}) => {
      const response = await request.fetch(String(url), {
        method,
        headers: {
          ...Object.fromEntries(new Headers(headers)),
          origin: baseUrl,
          'x-forwarded-for': address,
        },
        ...(typeof body === 'string' ? { data: body } : {}),
      });
      return new Response(new Uint8Array(await response.body()), { status: response.status() });
    },
  });
  return call;
}
