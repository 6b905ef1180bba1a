import { createGuestIdentity } from '../../subjects/guests/guest-identity.ts';
import type { TestApp } from '../test-app.ts';

export interface ReportingBrowser {
  readonly ip: string;
  readonly cookie: string;
  readonly id: string;
}

export function reportingBrowser(
  { deps }: TestApp,
  index: number,
  ip = `203.${index >> 8}.${index & 255}.7`,
): ReportingBrowser {
  const secret = `secret-${index}`;
  const id = createGuestIdentity(deps.config.sessionSecret).derive(secret);
  return { ip, cookie: `gr-csrf=${secret}`, id };
}

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

const headersOf = ({ ip, cookie }: ReportingBrowser) => ({ 'x-forwarded-for': ip, cookie });

export async function openDocument({ app }: TestApp, visitor: ReportingBrowser): Promise<string> {
  const { headers } = await app.inject({
    url: '/a/1',
    headers: { ...headersOf(visitor), accept: 'text/html' },
  });
  return /^gr;desc="([^"]+)"$/.exec(String(headers['server-timing']))?.[1] ?? '';
}

export async function sendReport(
  { app, deps }: TestApp,
  visitor: ReportingBrowser,
  { shell, failures = [], ...view }: ReportedView,
  token: string | undefined,
): Promise<string> {
  const { statusCode, json } = await app.inject({
    method: 'POST',
    url: '/api/reports',
    headers: { ...headersOf(visitor), origin: deps.config.publicBaseUrl },
    payload: {
      ...{ shell, token },
      views: [{ project: 'mfe-guest', page: '/a/:id', ...view, failures, lcp: 900, cls: 0.01 }],
    },
  });
  return `${statusCode} ${JSON.stringify(json())}`;
}

export const openAndReport = async (
  app: TestApp,
  visitor: ReportingBrowser,
  view: ReportedView,
): Promise<string> => sendReport(app, visitor, view, await openDocument(app, visitor));
