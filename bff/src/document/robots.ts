import type { LiveRelease } from '../releases/live-releases.ts';
import { listedUrls } from './sitemap.ts';

/** Messengers fetch a shared registry to render a preview of its link. */
const previewAgents = ['facebookexternalhit', 'WhatsApp', 'Twitterbot', 'TelegramBot', 'Slackbot'];

/** Disallows every page that is not indexable, and the API. */
export function robotsTxt(releases: readonly LiveRelease[], publicBaseUrl: string): string {
  const allowed = listedUrls(releases).map(({ path }) => path);
  const disallowed = releases
    .flatMap(({ manifest }) => manifest.pages)
    .filter(({ indexable }) => !indexable)
    // `/r/:shareCode` disallows everything below `/r/`.
    .map(({ path }) => path.replace(/[:*].*$/, ''))
    // A rule matches every path with its prefix: without `$`, `/r` would disallow `/returns`.
    .map((path) => (allowed.some((url) => url.startsWith(path)) ? `${path}$` : path));
  const rules = [...new Set(['/api/', ...disallowed])].sort();
  return [
    ...previewAgents.map((agent) => `User-agent: ${agent}`),
    'Disallow: /api/',
    '',
    'User-agent: *',
    ...rules.map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${publicBaseUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
