import type { TestClient } from './test-client.ts';

/** The server tells nobody whether an address has an account. */
export const hiddenAccounts = {
  accountDisclosure: 'hidden',
  trustedProxies: ['127.0.0.1/32'],
} as const;

export const signUpForm = {
  firstName: 'Asha',
  lastName: 'Rao',
  password: 'Brass-lamp-7',
  termsAccepted: true,
};

export const unknownAddresses = (count: number): string[] =>
  Array.from({ length: count }, () => `${crypto.randomUUID()}@example.com`);

// Each from another network, so that what is compared is the answer and not the limit of the client.
export const postFromAnyNetwork = async (client: TestClient, path: string, body: unknown) => {
  const [a, b] = [Math.random(), Math.random()].map((part) => Math.floor(part * 250) + 1);
  const response = await client.fetch(path, {
    method: path.endsWith('/password') ? 'PUT' : 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': await client.csrfToken(),
      'x-forwarded-for': `10.${a}.${b}.1`,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: [...response.headers.keys()], text };
};
