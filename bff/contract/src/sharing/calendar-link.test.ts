import { googleCalendarUrl } from './calendar-link.ts';

test.each([
  ['2026-11-21', '20261121/20261122'],
  ['2026-12-31', '20261231/20270101'],
  ['2028-02-28', '20280228/20280229'],
])('%s is one whole day', (eventDate, dates) => {
  const link = 'https://tohfa.example/r/asha-weds-dev';
  const { searchParams } = new URL(
    googleCalendarUrl({ registryName: 'आशा & Dev', eventDate, link }),
  );
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'आशा & Dev',
    dates,
    details: link,
  });
});
