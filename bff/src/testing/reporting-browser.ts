import { createGuestIdentity } from '../guests/guest-identity.ts';
import type { TestApp } from './test-app.ts';

/** A browser with an address and a cookie of its own. The app must trust the proxy at 127.0.0.1. */
export interface ReportingBrowser {
  readonly ip: string;
  readonly cookie: string;
  /** The visitor to whom a share of canaries belongs. */
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
  readonly failures?: readonly { readonly project: string; readonly kind: string }[];
  /** Default mfe-guest. */
  readonly project?: string;
  /** Default /a/:id. */
  readonly page?: string;
}

/** Reports one view as the script of the document does. Resolves to the status of the reply. */
export async function sendReport(
  { baseUrl, deps }: TestApp,
  { ip, cookie }: ReportingBrowser,
  { shell, failures = [], ...view }: ReportedView,
): Promise<number> {
  const response = await fetch(`${baseUrl}/api/reports`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': ip,
      cookie,
      origin: deps.config.publicBaseUrl,
    },
    body: JSON.stringify({
      shell,
      views: [{ project: 'mfe-guest', page: '/a/:id', ...view, failures, lcp: 900, cls: 0.01 }],
    }),
  });
  return response.status;
}
