export * from './calendar-days.ts';
export * from './countdown.ts';
export * from './dates.ts';
export { defaultLocale, type Locale } from './languages/languages.ts';
export * from './money.ts';
export * from './numbers.ts';
export * from './read-amount.ts';
export { viewerTimeZone } from './wall-clock.ts';
