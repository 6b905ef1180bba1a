import { invitationText, whatsAppUrl } from './invitation.ts';

test('whatsAppUrl contains the whole link', () => {
  const text = invitationText({ registryName: 'Asha & Rohan' });
  const address = new URL(whatsAppUrl(text, 'https://tohfa.example/r/abc?x=1&y=2'));
  expect(address.searchParams.get('text')).toBe(
    'Here is our gift registry “Asha & Rohan”. Choose a gift, and nobody gives the same thing twice: https://tohfa.example/r/abc?x=1&y=2',
  );
});
