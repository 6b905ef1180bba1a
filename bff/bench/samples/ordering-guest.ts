import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { TestClient } from '../../src/testing/test-client.ts';
import type { Wanted } from './claiming-guest.ts';

export async function createOrderingGuest(baseUrl: string, browser: TestClient) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = {
    cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
    origin: baseUrl,
    'content-type': 'application/json',
    'x-csrf-token': await browser.csrfToken(),
  };
  return ({ shareCode, itemId }: Wanted): Promise<void> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({
        guestName: 'Asha',
        lines: [{ itemId, quantity: 1 }],
        shipTo: { kind: 'host' },
      });
      const options = {
        ...{ method: 'POST', agent },
        headers: {
          ...headers,
          'content-length': String(body.length),
          'idempotency-key': randomUUID(),
        },
      };
      const url = `${baseUrl}/api/shared/${shareCode}/orders`;
      const outgoing = request(url, options, (answer) => {
        answer.resume();
        answer.once('end', () =>
          answer.statusCode === 201
            ? resolve()
            : reject(new Error(`An order was answered with ${answer.statusCode}`)),
        );
      });
      outgoing.once('error', reject);
      outgoing.end(body);
    });
}
