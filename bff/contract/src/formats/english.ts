import type { Language } from './language.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const monthOf = (clock: Date): string => months[clock.getUTCMonth()] ?? '';
const dayAndYear = (clock: Date): string => `${clock.getUTCDate()}, ${clock.getUTCFullYear()}`;

export const english: Language = {
  tag: 'en-IN',
  date: (clock) => `${weekdays[clock.getUTCDay()]}, ${monthOf(clock)} ${dayAndYear(clock)}`,
  day: (clock) => `${monthOf(clock).slice(0, 3)} ${dayAndYear(clock)}`,
  time: (clock) => {
    const hours = clock.getUTCHours();
    const minutes = String(clock.getUTCMinutes()).padStart(2, '0');
    return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
  },
  isSingular: (count) => count === 1,
  list: (parts) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  more: ['# more', '# more'],
  priceOnRequest: 'Price on request',
  priceUnavailable: 'Price unavailable',
  eventPassed: 'Event Passed',
  eventToday: 'Today is the big day!',
  daysToGo: ['# Day to Go!', '# Days to Go!'],
  minutes: ['# minute', '# minutes'],
  age: {
    now: 'just now',
    minutes: ['# min', '# min'],
    hours: ['# h', '# h'],
    days: ['# day', '# days'],
  },
};
