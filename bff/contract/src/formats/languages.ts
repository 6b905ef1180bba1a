import { english } from './english.ts';
import type { Language } from './language.ts';

export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

const languages: Readonly<Record<Locale, Language>> = { en: english };

export const languageOf = (locale: Locale): Language => languages[locale];

/** The `lang` of a document: 'en-IN'. */
export const languageTag = (locale: Locale = defaultLocale): string => languageOf(locale).tag;
