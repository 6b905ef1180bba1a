import { readConfirmationLink } from './confirmation-link.ts';

test('a link is read from the query or the hash', () => {
  expect(readConfirmationLink('?token_hash=abc&type=signup', '')).toStrictEqual({
    token: 'abc',
    type: 'signup',
  });
  expect(readConfirmationLink('', '#code=abc')).toStrictEqual({ token: 'abc', type: 'email' });
});

test('an incomplete link names the missing part', () => {
  expect(readConfirmationLink('?type=signup', '')).toStrictEqual({
    problem: 'Missing confirmation token',
  });
  expect(readConfirmationLink('?token=abc', '')).toStrictEqual({
    problem: 'Missing confirmation type',
  });
});
