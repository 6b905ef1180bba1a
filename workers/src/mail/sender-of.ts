import type { MailJob } from '@gift-registry/workers-contract';
import type { Sender } from './content.ts';

export function senderOf<Configured extends Sender>(mail: MailJob, configured: Configured) {
  const { origin, brand, brandLine, theme } = mail;
  return {
    ...configured,
    publicBaseUrl: origin ?? configured.publicBaseUrl,
    brand: brand ?? configured.brand,
    brandLine: brandLine ?? configured.brandLine,
    theme,
  };
}
