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

/** '2026-11-21' → 'Saturday, November 21, 2026'. Without `Intl`, whose first format blocks slow phones. */
export const formatEventDate = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`);
  const monthAndDay = `${months[day.getUTCMonth()]} ${day.getUTCDate()}`;
  return `${weekdays[day.getUTCDay()]}, ${monthAndDay}, ${day.getUTCFullYear()}`;
};
