import { readConfirmationLink } from './confirmation-link.ts';

test('a link is read from its query or from behind its #', () => {
  expect(readConfirmationLink('?token_hash=abc&type=signup', '')).toStrictEqual({
    token: 'abc',
    type: 'signup',
  });
  expect(readConfirmationLink('', '#code=abc')).toStrictEqual({ token: 'abc', type: 'email' });
});

test('a link that lacks something says what', () => {
  expect(readConfirmationLink('?type=signup', '')).toStrictEqual({
    problem: 'Missing confirmation token',
  });
  expect(readConfirmationLink('?token=abc', '')).toStrictEqual({
    problem: 'Missing confirmation type',
  });
});
