import { defaultLocale, type Locale } from './languages.ts';

export const compareTexts = (one: string, other: string, locale: Locale = defaultLocale): number =>
  one.localeCompare(other, locale);
