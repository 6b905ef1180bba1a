import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dictionary } from '@zxcvbn-ts/language-common';
import { whyGuessable } from './guessable-password.ts';

const person = {
  brand: 'Tohfa',
  email: 'meera.rao@example.com',
  firstName: 'Meera',
  lastName: 'Rao',
};
const guess = (password: string) => whyGuessable(password, person);

test('the list holds far more than the three thousand most used passwords', () => {
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= 8);
  assert.ok(longEnough.length > 3_000, String(longEnough.length));
  for (const password of longEnough.slice(0, 3_000)) assert.ok(guess(password), password);
});

test('neither capitals nor a symbol at the end hide a common password', () => {
  for (const password of ['Password123', 'PASSWORD1', 'Qwerty123!', 'Iloveyou1', 'Welcome1!!'])
    assert.match(guess(password) ?? '', /^Many people use this password/, password);
});

test('the brand, the name and the address of the person are no secrets', () => {
  for (const password of [
    'Tohfa2026',
    'MeeraRao1990',
    'RaoMeera#77',
    'Meera.Rao@1',
    'Meera.Rao@example.com1',
  ])
    assert.match(guess(password) ?? '', /^A password made of your name/, password);
});

test('a password that merely contains such a word is fine', () => {
  for (const password of ['Sunlight-42', 'Meera-likes-7-lamps', 'Brass-lamp-7', '12345678-Ab?x'])
    assert.equal(guess(password), undefined, password);
});

test('someone without a name is not refused for it', () => {
  const nameless = { ...person, firstName: '', lastName: '' };
  assert.equal(whyGuessable('8462-9173-55', nameless), undefined);
});
