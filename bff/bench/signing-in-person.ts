import { Agent, request } from 'node:http';
import { createTestClient } from '../src/testing/test-client.ts';

/** Someone who signs in again and again, each time as in a fresh browser, and costs the machine as little as possible. */
export async function createSigningInPerson(baseUrl: string, email: string, password: string) {
  const browser = createTestClient({ baseUrl, origin: baseUrl });
  const token = await browser.csrfToken();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const body = JSON.stringify({ email, password });
  const headers = {
    cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
    origin: baseUrl,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-csrf-token': token,
  };
  return (): Promise<void> =>
    new Promise((resolve, reject) => {
      const options = { method: 'POST', agent, headers };
      const outgoing = request(`${baseUrl}/api/auth/login`, options, (answer) => {
        answer.resume();
        answer.once('end', () =>
          answer.statusCode === 200
            ? resolve()
            : reject(new Error(`A sign-in was answered with ${answer.statusCode}`)),
        );
      });
      outgoing.once('error', reject);
      outgoing.end(body);
    });
}
