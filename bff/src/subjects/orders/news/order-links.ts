import type { Config } from '../../../platform/config/config.ts';
import { derivedKey } from '../../../platform/keys/derived-key.ts';
import { createUrlTokens } from '../../../platform/keys/url-token.ts';
import { linkOrigin } from '../../../platform/origins/link-origin.ts';

export interface OrderLinks {
  /** The link in mails and the return from a payment, which opens the order on any device. */
  readonly mailed: (number: string) => string;
  readonly opens: (key: string, number: string) => boolean;
}

export function createOrderLinks(
  config: Pick<Config, 'sessionSecret' | 'publicBaseUrl'>,
): OrderLinks {
  const tokens = createUrlTokens(derivedKey(config.sessionSecret, 'order-link'));
  const page = (number: string) => `${linkOrigin(config)}/order/${encodeURIComponent(number)}`;
  return {
    mailed: (number) => `${page(number)}?${new URLSearchParams({ key: tokens.sign(number) })}`,
    opens: (key, number) => tokens.read(key) === number,
  };
}
