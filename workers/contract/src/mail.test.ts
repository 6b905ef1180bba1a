import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailJobSchema } from './index.ts';

const claim = {
  template: 'claim-receipt',
  to: 'guest@example.com',
  data: {
    guestName: 'Asha',
    productName: 'Brass lamp',
    quantity: 1,
    registryName: 'Meera & Dev',
    ownerName: 'Meera Rao',
    state: 'reserved',
    expiresAt: '2026-11-22T10:00:00.000Z',
    giftsLink: 'https://tohfa.example/r/abc',
  },
};

test('a mail job is told apart by its template', () => {
  assert.equal(mailJobSchema.parse(claim).template, 'claim-receipt');
  assert.equal(mailJobSchema.safeParse({ ...claim, template: 'otp' }).success, false);
  assert.equal(mailJobSchema.safeParse({ ...claim, template: 'newsletter' }).success, false);
});

test('a link that is not a web address is refused', () => {
  const data = { ...claim.data, giftsLink: 'javascript:alert(1)' };
  assert.equal(mailJobSchema.safeParse({ ...claim, data }).success, false);
});
