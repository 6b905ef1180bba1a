import { randomUUID } from 'node:crypto';
import { testPassword } from '../../accounts.ts';
import { everybody } from '../access-rows.ts';
import { none, email, type RouteCases, type Request } from '../sample-requests.ts';

const emailLogin: Request = async (fixtures) => ({
  body: { email: await fixtures.email(), mode: 'login' },
});

export const signInCases: RouteCases = {
  signUp: {
    access: everybody(202),
    request: () => ({
      body: {
        firstName: 'Ravi',
        lastName: 'Kumar',
        email: `${randomUUID()}@example.com`,
        password: testPassword,
        termsAccepted: true,
      },
    }),
  },
  signIn: {
    access: everybody(200),
    request: async (fixtures) => ({
      body: { email: await fixtures.email(), password: testPassword },
    }),
  },
  signOut: { access: everybody(200), request: none },
  confirmEmail: {
    access: everybody(400),
    request: () => ({ body: { token: 'made-up', type: 'email' } }),
  },
  resetPassword: {
    access: everybody(400),
    request: () => ({ body: { accessToken: 'made', refreshToken: 'up', password: testPassword } }),
  },
  verifyOtp: {
    access: everybody(400),
    request: async (fixtures) => ({
      body: { email: await fixtures.email(), token: '000000', type: 'email' },
    }),
  },
  // The address is already confirmed.
  resendConfirmation: { access: everybody(404), request: email },
  requestPasswordReset: { access: everybody(202), request: email },
  sendMagicLink: { access: everybody(202), request: emailLogin },
  sendOtp: { access: everybody(202), request: emailLogin },
};
