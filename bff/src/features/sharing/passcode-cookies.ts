import type { Config } from '../../platform/config/config.ts';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import { createUrlTokens } from '../../platform/keys/url-token.ts';
import { hostCookie, type HostCookie } from '../../platform/sessions/session-cookie.ts';

const OPEN_SECONDS = 30 * 86_400;

interface Opened {
  readonly registryId: string;
  readonly passcodeVersion: number;
}

type Cookies = Readonly<Record<string, string | undefined>>;

export function createPasscodeCookies({
  sessionSecret,
  publicBaseUrl,
}: Pick<Config, 'sessionSecret' | 'publicBaseUrl'>) {
  const tokens = createUrlTokens(derivedKey(sessionSecret, 'passcode-cookie'));
  const cookieOf = (registryId: string): HostCookie =>
    hostCookie(publicBaseUrl, `open-${registryId.slice(-12)}`);
  const contentsOf = ({ registryId, passcodeVersion }: Opened, endsAt: number) =>
    `${registryId}~${passcodeVersion}~${endsAt}`;
  return {
    earlierEntrance(registryId: string, cookies: Cookies): string | undefined {
      const cookie = cookies[cookieOf(registryId).name];
      return tokens.read(cookie ?? '')?.split('~')[0] === registryId ? cookie : undefined;
    },
    isOpened(opened: Opened, cookies: Cookies): boolean {
      const contents = tokens.read(cookies[cookieOf(opened.registryId).name] ?? '');
      const endsAt = Number(contents?.split('~')[2]);
      return contents === contentsOf(opened, endsAt) && endsAt > Date.now();
    },
    create(opened: Opened) {
      const { name, attributes } = cookieOf(opened.registryId);
      const value = tokens.sign(contentsOf(opened, Date.now() + OPEN_SECONDS * 1_000));
      return { name, value, options: { ...attributes, maxAge: OPEN_SECONDS } };
    },
  };
}
