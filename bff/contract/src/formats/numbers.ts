import { defaultLocale, languageOf, type Locale } from './languages.ts';

/** Thousands, and then lakhs and crores, as all languages of India group them. */
const betweenGroups = /\B(?=(?:\d{2})*\d{3}$)/g;

/** A number with at most so many decimals: '1,41,999'. Without `Intl`, whose first format blocks slow phones. */
export function formatNumber(value: number, maxDecimals = 0): string {
  const [whole = '', decimals = ''] = value.toFixed(maxDecimals).split('.');
  const significant = decimals.replace(/0+$/, '');
  return whole.replace(betweenGroups, ',') + (significant && `.${significant}`);
}

/**
 * The text for a count, in which `#` stands for it: `plural(3, '# gift', '# gifts')` is '3 gifts'. A text that a person typed
 * may hold `#`, so it belongs around the call.
 */
export function plural(
  count: number,
  one: string,
  other: string,
  locale: Locale = defaultLocale,
): string {
  const text = languageOf(locale).isSingular(count) ? one : other;
  return text.replaceAll('#', formatNumber(count));
}

/** Seconds as whole minutes, rounded up: 61 are '2 minutes'. */
export const formatMinutes = (seconds: number, locale: Locale = defaultLocale): string =>
  plural(Math.max(1, Math.ceil(seconds / 60)), ...languageOf(locale).minutes, locale);

export const joinList = (parts: readonly string[], locale: Locale = defaultLocale): string =>
  languageOf(locale).list(parts);

/** A list that names some and counts the others: 'Asha, Dev and 3 more'. */
export const joinSome = (
  parts: readonly string[],
  more: number,
  locale: Locale = defaultLocale,
): string => {
  const others = more > 0 ? [plural(more, ...languageOf(locale).more, locale)] : [];
  return joinList([...parts, ...others], locale);
};
