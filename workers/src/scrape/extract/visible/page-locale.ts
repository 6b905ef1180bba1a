import type { Page } from '../../page/page.ts';

export interface PageLocale {
  readonly hostname: string;
  readonly decimalSign: '.' | null;
  readonly language: string;
}

const ENGLISH = /^en[-_](?:GB|US|IE|AU|NZ|CA|IN|SG|PH|MY|ZA|HK)\b/i;

/** Where English is spoken and written so, the point is a decimal sign, however many digits follow. */
export function localeOf({ index, meta, url }: Page): PageLocale {
  const languages = [index.html?.attribs.lang, ...(meta.get('og:locale') ?? [])];
  const isEnglish = languages.some((language) => ENGLISH.test(language ?? ''));
  const language = languages[0]?.slice(0, 2).toLowerCase() ?? '';
  return { hostname: url.hostname, decimalSign: isEnglish ? '.' : null, language };
}
