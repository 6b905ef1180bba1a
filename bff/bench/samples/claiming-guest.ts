import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { TestClient } from '../../src/testing/test-client.ts';

export interface Wanted {
  readonly shareCode: string;
  readonly itemId: string;
}

const body = JSON.stringify({ guestName: 'Asha', quantity: 1 });

export async function createClaimingGuest(baseUrl: string, browser: TestClient) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const token = await browser.csrfToken();
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const headers = {
    cookie,
    origin: baseUrl,
    'content-type': 'application/json',
    'content-length': String(body.length),
    'x-csrf-token': token,
  };
  return ({ shareCode, itemId }: Wanted): Promise<void> =>
    new Promise((resolve, reject) => {
      const url = `${baseUrl}/api/shared/${shareCode}/items/${itemId}/claims`;
      const idempotent = { ...headers, 'idempotency-key': randomUUID() };
      const outgoing = request(url, { method: 'POST', agent, headers: idempotent }, (answer) => {
        answer.resume();
        answer.once('end', () =>
          answer.statusCode === 201
            ? resolve()
            : reject(new Error(`A claim was answered with ${answer.statusCode}`)),
        );
      });
      outgoing.once('error', reject);
      outgoing.end(body);
    });
}
