import { addDays, todayInIndia } from '../formats/calendar-days.ts';
import { wantedDays, wantedDayWithin } from './order-fields.ts';

const today = todayInIndia();
const inDays = (days: number) => addDays(today, days);
const messageOf = (limits: Parameters<typeof wantedDayWithin>[0], day: string) =>
  wantedDayWithin(limits).safeParse(day).error?.issues[0]?.message;

test('no day is fine, whatever the host wrote', () => {
  for (const typed of ['', null, undefined])
    expect(wantedDayWithin({ deliveryUntil: '2000-01-01' }).parse(typed)).toBeNull();
});

test('a day begins tomorrow, or at the first day of the host', () => {
  expect(wantedDays({}, '2026-11-30')).toStrictEqual({ first: '2026-12-01', last: undefined });
  expect(messageOf({}, today)).toMatch(/^Please choose .* or a later day\.$/);
  expect(messageOf({}, inDays(1))).toBeUndefined();
  const limits = { deliveryFrom: inDays(5) };
  expect(messageOf(limits, inDays(4))).toMatch(/or a later day\.$/);
  expect(messageOf(limits, inDays(5))).toBeUndefined();
});

test('a day ends at the last day of the host; past ones leave none', () => {
  const limits = { deliveryUntil: inDays(5) };
  expect(messageOf(limits, inDays(5))).toBeUndefined();
  expect(messageOf(limits, inDays(6))).toMatch(/or an earlier day\.$/);
  expect(wantedDays({ deliveryUntil: today })).toBeUndefined();
  expect(messageOf({ deliveryUntil: today }, inDays(1))).toBe(
    'The host takes no parcels on later days.',
  );
});

test('a text that is no date is refused', () => {
  expect(messageOf({}, 'soon')).toBe('Date is required');
});
