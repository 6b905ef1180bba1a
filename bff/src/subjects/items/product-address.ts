import { isPublicLink, notPublicLink, readWebAddress } from '@gift-registry/bff-contract';
import { AppError } from '../../platform/errors/app-error.ts';

const trackingParameter =
  /^(?:utm_.+|gclid|gclsrc|dclid|gbraid|wbraid|gad_source|fbclid|msclkid|yclid|ttclid|twclid|li_fat_id|igsh|igshid|mc_cid|mc_eid|_hs.+|_branch_match_id|ref_|ref_src|referrer|affid|aff_.+|affiliate_id|srsltid|spm|scm|trk|pf_rd_.+|pd_rd_.+)$/i;

/** When the path identifies the product, `ref` names only the referrer. */
const namesProduct = (url: URL): boolean =>
  url.pathname.split('/').some((segment) => segment.length >= 8 || /\d{3}/.test(segment));
const isTracking = (name: string, url: URL): boolean =>
  trackingParameter.test(name) || (name.toLowerCase() === 'ref' && namesProduct(url));

/** Digits after the colon are a port. */
const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const looksLikeHost = /^[^\s/?#]+\.[^\s/?#]{2,}/;

const invalidProductUrl = (field: string): AppError =>
  new AppError('invalid-input', 'Please enter a valid product URL', { field });

export function webAddress(typed: string, field: string): URL {
  const text = !hasScheme.test(typed) && looksLikeHost.test(typed) ? `https://${typed}` : typed;
  const url = readWebAddress(text);
  if (!url) throw invalidProductUrl(field);
  url.hash = '';
  if (url.href.length > 2048) throw invalidProductUrl(field);
  return url;
}

export function productAddress(typed: string, field: string): string {
  const url = webAddress(typed, field);
  url.pathname = url.pathname.replace(/\/ref=[^/]*$/, '');
  for (const name of [...url.searchParams.keys()])
    if (isTracking(name, url)) url.searchParams.delete(name);
  return url.href;
}

export function guestLink(typed: string, field: string, allowedOrigins: readonly string[]): string {
  const address = productAddress(typed, field);
  if (!isPublicLink(new URL(address), allowedOrigins))
    throw new AppError('invalid-input', notPublicLink, { field });
  return address;
}
