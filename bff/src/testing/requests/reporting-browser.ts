import type { TestApp } from '../test-app.ts';

export interface ReportedView {
  readonly version: string;
  readonly shell: string;
  readonly failures?: readonly {
    readonly project: string;
    readonly kind: string;
    readonly part?: string;
    readonly error?: { readonly message: string; readonly stack: string };
  }[];
  readonly project?: string;
  readonly page?: string;
}

/** Needs an app that trusts the proxy with the address. */
export async function sendReport(
  { app, deps }: TestApp,
  ip: string,
  { shell, failures = [], ...view }: ReportedView,
): Promise<string> {
  const { statusCode, json } = await app.inject({
    method: 'POST',
    url: '/api/reports',
    headers: { 'x-forwarded-for': ip, origin: deps.config.publicBaseUrl },
    payload: {
      shell,
      views: [{ project: 'mfe-guest', page: '/a/:id', ...view, failures, lcp: 900, cls: 0.01 }],
    },
  });
  return `${statusCode} ${JSON.stringify(json())}`;
}
