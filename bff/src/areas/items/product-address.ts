import { AppError } from '../../errors/app-error.ts';

const trackingParameter =
  /^(?:utm_.+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|igshid|mc_cid|mc_eid|_hs.+|ref_|affid|aff_.+|srsltid|spm|scm)$/i;

/** Digits after the colon are a port. */
const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const looksLikeHost = /^[^\s/?#]+\.[^\s/?#]{2,}/;

export const invalidProductUrl = (field: string): AppError =>
  new AppError('invalid-input', 'Please enter a valid product URL', { field });

/**
 * The address by which a product is known: a web address without fragment, tracking parameters and credentials.
 * People paste addresses without `https://` too.
 */
export function productAddress(typed: string, field: string): string {
  const text = !hasScheme.test(typed) && looksLikeHost.test(typed) ? `https://${typed}` : typed;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw invalidProductUrl(field);
  url.hash = '';
  for (const name of [...url.searchParams.keys()])
    if (trackingParameter.test(name)) url.searchParams.delete(name);
  if (url.href.length > 2048) throw invalidProductUrl(field);
  return url.href;
}

/** Pictures come over https, or from the demonstration shop; anything else is not shown. */
export function pictureAddress(
  typed: string | null,
  demoShopOrigin: string | undefined,
): string | null {
  const url = typed === null ? null : URL.parse(typed);
  const trusted = url && (url.protocol === 'https:' || url.origin === demoShopOrigin);
  return trusted ? url.href : null;
}
