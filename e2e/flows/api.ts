import { createClient, getSession, type ApiCall } from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { runningSystem } from '../system/system.ts';

/** A client of the API that shares the cookies of the page's browser context. */
export function apiOf(page: Page): ApiCall {
  const { request } = page.context();
  const baseUrl = runningSystem().url;
  const call = createClient({
    baseUrl,
    csrfToken: async () => (await call(getSession, {})).csrfToken,
    fetch: async (url, { method = 'GET', headers, body } = {}) => {
      const response = await request.fetch(String(url), {
        method,
        headers: { ...Object.fromEntries(new Headers(headers)), origin: baseUrl },
        ...(typeof body === 'string' ? { data: body } : {}),
      });
      return new Response(new Uint8Array(await response.body()), { status: response.status() });
    },
  });
  return call;
}
