import { invitationText, mailUrl, smsUrl, whatsAppUrl, withLink } from './share-actions.tsx';

const registry = {
  registryName: 'Asha & Rohan',
  occasion: 'wedding',
  eventDate: '2026-11-21',
} as const;
const link = 'https://tohfa.example/r/abc?x=1&y=2';

test('the message names the registry, the occasion, the date and the link', () => {
  expect(invitationText({ registry, link })).toBe(
    `Here is our gift registry “Asha & Rohan” (Wedding, Saturday, November 21, 2026). Choose a gift, and nobody gives the same thing twice: ${link}`,
  );
});

test('a passcode is in the message, and an occasion without a name is not', () => {
  const text = invitationText({
    registry: { ...registry, occasion: 'other' },
    link,
    passcode: 'mango',
  });
  expect(text).toMatch(/“Asha & Rohan” \(Saturday/);
  expect(text).toMatch(/\nThe passcode is mango\.$/);
});

test('each way of sending carries the whole message', () => {
  const text = invitationText({ registry, link, passcode: '2468' });
  expect(new URL(whatsAppUrl(text)).searchParams.get('text')).toBe(text);
  const mail = new URL(mailUrl('Asha & Rohan', text));
  expect([mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([
    'Asha & Rohan',
    text,
  ]);
  expect(new URL(smsUrl(text)).searchParams.get('body')).toBe(text);
});

test.each([
  ['', link],
  ['Come!', `Come!\n${link}`],
  [`Come to ${link}, all of you`, `Come to ${link}, all of you`],
])('a message always has the link: “%s”', (text, sent) => {
  expect(withLink(text, link)).toBe(sent);
});
