import {
  isPublicLink,
  isTracking,
  notPublicLink,
  readWebAddress,
} from '@gift-registry/bff-contract';
import { AppError } from '../../platform/errors/app-error.ts';

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
