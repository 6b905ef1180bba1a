import type { Config } from '../../platform/config/config.ts';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import { createUrlTokens } from '../../platform/keys/url-token.ts';
import { linkOrigin } from '../../platform/origins/link-origin.ts';

type Source = 'mail' | 'payment';

export interface OrderLinks {
  /** The link in mails, which opens the order on any device. */
  readonly mailed: (number: string) => string;
  /** The return from a payment. It opens the order, too, and says nothing about the giver's mailbox. */
  readonly returning: (number: string) => string;
  /** Where the link of this key stood; null when it opens another order or none. */
  readonly sourceOf: (key: string, number: string) => Source | null;
}

export function createOrderLinks(
  config: Pick<Config, 'sessionSecret' | 'publicBaseUrl'>,
): OrderLinks {
  const tokens = createUrlTokens(derivedKey(config.sessionSecret, 'order-link'));
  const signed: Readonly<Record<Source, (number: string) => string>> = {
    mail: (number) => `${number} mail`,
    payment: (number) => number,
  };
  const page = (number: string, source: Source) =>
    `${linkOrigin(config)}/order/${encodeURIComponent(number)}?${new URLSearchParams({ key: tokens.sign(signed[source](number)) })}`;
  return {
    mailed: (number) => page(number, 'mail'),
    returning: (number) => page(number, 'payment'),
    sourceOf(key, number) {
      const value = tokens.read(key);
      return value === signed.mail(number)
        ? 'mail'
        : value === signed.payment(number)
          ? 'payment'
          : null;
    },
  };
}
