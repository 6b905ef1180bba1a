import type { LiveRelease } from '../releases/live-releases.ts';
import { listedAddresses } from './sitemap.ts';

/** Messengers that read one page to draw the link somebody sends: a shared registry is meant for that. */
const linkPreviews = ['facebookexternalhit', 'WhatsApp', 'Twitterbot', 'TelegramBot', 'Slackbot'];

/** Closes what no page opens to search engines: the API, shared registries, signed-in areas. */
export function robotsTxt(releases: readonly LiveRelease[], publicBaseUrl: string): string {
  const open = listedAddresses(releases).map(({ path }) => path);
  const closed = releases
    .flatMap(({ manifest }) => manifest.pages)
    .filter(({ indexable }) => !indexable)
    // `/r/:shareCode` closes everything below `/r/`.
    .map(({ path }) => path.replace(/[:*].*$/, ''))
    // A rule closes all that begins like it: `/r` would take `/returns` along.
    .map((path) => (open.some((address) => address.startsWith(path)) ? `${path}$` : path));
  const rules = [...new Set(['/api/', ...closed])].sort();
  return [
    ...linkPreviews.map((agent) => `User-agent: ${agent}`),
    'Disallow: /api/',
    '',
    'User-agent: *',
    ...rules.map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${publicBaseUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
