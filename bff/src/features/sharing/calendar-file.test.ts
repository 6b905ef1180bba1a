import { calendarFile } from './calendar-file.ts';

const link = 'https://tohfa.example/r/asha-weds-dev';
const file = await calendarFile(
  { registryId: 'abc', registryName: 'आशा weds Dev; "yes", 🎉', eventDate: '2026-12-31', link },
  'Tohfa',
);
const lines = file.replace(/\r\n /g, '').split('\r\n');

test('the event is one whole day without a time, with the link and an alarm a week before', () => {
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:abc@tohfa.example',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:आशा weds Dev\\; "yes"\\, 🎉',
      `URL;VALUE=URI:${link}`,
      'TRIGGER:-P7D',
    ]),
  );
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('END:VCALENDAR');
});

test('no line is longer than 75 bytes', () => {
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
