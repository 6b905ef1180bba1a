import { dictionary } from '@zxcvbn-ts/language-common';
import { guessableReason } from '@gift-registry/bff-contract';
import { loadCommonPasswords } from './passwords.ts';

const commonPasswords = await loadCommonPasswords();

const person = {
  brand: 'Tohfa',
  email: 'meera.rao@example.com',
  firstName: 'Meera',
  lastName: 'Rao',
};
const guess = (password: string) => guessableReason(password, person, commonPasswords);

test('the list holds far more than the three thousand most used passwords', () => {
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= 8);
  expect(longEnough.length).toBeGreaterThan(3_000);
  expect(longEnough.slice(0, 3_000).filter((password) => !guess(password))).toStrictEqual([]);
});

test('a common password is rejected with capitals or a symbol at the end too', () => {
  for (const password of ['Password123', 'PASSWORD1', 'Qwerty123!', 'Iloveyou1', 'Welcome1!!'])
    expect({ case: password, text: guess(password) ?? '' }).toStrictEqual({
      case: password,
      text: expect.stringMatching(/^Many people use this password/),
    });
});

test('passwords made of the brand, the name or the address are rejected', () => {
  for (const password of [
    'Tohfa2026',
    'MeeraRao1990',
    'RaoMeera#77',
    'Meera.Rao@1',
    'Meera.Rao@example.com1',
  ])
    expect({ case: password, text: guess(password) ?? '' }).toStrictEqual({
      case: password,
      text: expect.stringMatching(/^A password made of your name/),
    });
});

test('a password that only contains such a word is accepted', () => {
  for (const password of ['Sunlight-42', 'Meera-likes-7-lamps', 'Brass-lamp-7', '12345678-Ab?x'])
    expect({ case: password, got: guess(password) }).toStrictEqual({
      case: password,
      got: undefined,
    });
});

test('an account without a name accepts other passwords', () => {
  const nameless = { ...person, firstName: '', lastName: '' };
  expect(guessableReason('8462-9173-55', nameless, commonPasswords)).toBeUndefined();
});
