import { mailJobSchema } from './mails.ts';

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

test('a mail job is validated by its template', () => {
  expect(mailJobSchema.parse(claim).template).toBe('claim-receipt');
  expect(mailJobSchema.safeParse({ ...claim, template: 'otp' }).success).toBe(false);
  expect(mailJobSchema.safeParse({ ...claim, template: 'newsletter' }).success).toBe(false);
});

test('a link that is not a web address is refused', () => {
  const data = { ...claim.data, giftsLink: 'javascript:alert(1)' };
  expect(mailJobSchema.safeParse({ ...claim, data }).success).toBe(false);
});
