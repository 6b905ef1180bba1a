import type { BrowserContext } from 'playwright-core';
import { getSession, signIn as signInRoute } from '@gift-registry/bff-contract';
import { publish } from '@gift-registry/release';
import { findTestBrowser } from '../chromium/find-chromium.ts';
import { Failure } from '../terminal/failure.ts';
import type { Step } from '../terminal/steps.ts';
import { refuse, type DeployServer } from './server.ts';
import { visit, type PageVisit } from './visits.ts';

type Release = Parameters<typeof publish>[1];

/** The preview that shows a build to the browser that visits it. */
const PREVIEW = 'visited-before-release';

interface Account {
  readonly email: string;
  readonly password: string;
}

const demoAccounts = {
  host: 'host@example.com:Demo-host-1',
  admin: 'admin@example.com:Demo-admin-1',
};

/** `VISIT_HOST` and `VISIT_ADMIN` are a mail address and a password; the system on this machine has its demo accounts. */
function accountFor(access: PageVisit['access'], isLocal: boolean): Account | undefined {
  const role = access === 'admin' ? 'admin' : 'host';
  const given = process.env[`VISIT_${role.toUpperCase()}`];
  const [, email, password] =
    /^([^:]+):(.+)$/.exec(given ?? (isLocal ? demoAccounts[role] : '')) ?? [];
  return email && password ? { email, password } : undefined;
}

async function signIn({ request }: BrowserContext, origin: string, data: Account): Promise<void> {
  const session = await request.get(origin + getSession.path);
  const { csrfToken } = getSession.responses[200].parse(await session.json());
  const headers = { origin, 'x-csrf-token': csrfToken };
  const answer = await request.post(origin + signInRoute.path, { data, headers });
  if (!answer.ok()) throw new Failure(`${data.email} can’t sign in: ${await answer.text()}`);
}

/** Publishes the build where only the browser of this machine gets it, and opens each of its pages. */
export async function visitPages(
  server: DeployServer,
  { isLocal, ...release }: Release & { readonly isLocal: boolean },
  step: Step,
): Promise<void> {
  const executablePath = await findTestBrowser(process.env).catch(() => undefined);
  if (executablePath === undefined) return step.result('left out, because no Chromium is here');
  const { version, preview, pages } = await publish(server, {
    ...release,
    canary: undefined,
    preview: PREVIEW,
  });
  const visits = pages.filter(
    ({ access }) => access === 'public' || accountFor(access, isLocal) !== undefined,
  );
  const origin = new URL(server.address).origin;
  const failure = await visit({
    ...{ executablePath, origin, visits, query: new URL(preview).search },
    async signIn(context, access) {
      const account = access === 'public' ? undefined : accountFor(access, isLocal);
      if (account) await signIn(context, origin, account);
    },
  });
  if (failure) {
    const { project } = release;
    const reason = `${project} ${version} was not published. On ${failure.page}: ${failure.message}`;
    await refuse(server, project, { version, reason });
    throw new Failure(reason);
  }
  const rest = pages.length - visits.length;
  step.result(
    rest === 0
      ? `${visits.length} pages work`
      : `${visits.length} pages work; ${rest} need an account, in VISIT_HOST or VISIT_ADMIN`,
  );
}
