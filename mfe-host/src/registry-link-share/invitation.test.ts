import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invitationText, whatsAppAddress } from './invitation.ts';

test('the WhatsApp message holds the whole link', () => {
  const text = invitationText({ registryName: 'Asha & Rohan' });
  const address = new URL(whatsAppAddress(text, 'https://tohfa.example/r/abc?x=1&y=2'));
  assert.equal(
    address.searchParams.get('text'),
    'Here is our gift registry “Asha & Rohan”. Choose a gift, and nobody gives the same thing twice: https://tohfa.example/r/abc?x=1&y=2',
  );
});
