import { defaultLocale, type Locale } from './languages/languages.ts';

/** Two texts in the order of the alphabet, for `sort`. */
export const compareTexts = (one: string, other: string, locale: Locale = defaultLocale): number =>
  one.localeCompare(other, locale);
