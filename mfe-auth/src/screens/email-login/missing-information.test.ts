import { signInBody } from '@gift-registry/bff-contract';
import { missingInformation } from './missing-information.ts';

function told(email: string, password: string) {
  const { error } = signInBody.safeParse({ email, password });
  const message = (field: string) => error?.issues.find(({ path }) => path[0] === field)?.message;
  const { title, description } = missingInformation({
    email: message('email'),
    password: message('password'),
  });
  return `${title}: ${description}`;
}

test('an empty login asks for both fields', () => {
  expect(told('', '')).toBe('Missing Information: Please enter both email and password');
});

test('a partly filled login names one invalid field, the e-mail first', () => {
  expect(told('', 'secret')).toBe('Email Required: Please enter your email address');
  expect(told('a@b', '')).toBe('Invalid Email: Please enter a valid email address');
  expect(told('a@example.com', '')).toBe('Password Required: Please enter your password');
});
