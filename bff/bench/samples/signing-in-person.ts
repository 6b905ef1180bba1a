import { once } from 'node:events';
import { connect } from 'node:net';
import { createTestClient } from '../../src/testing/test-client.ts';

const END_OF_HEAD = '\r\n\r\n';

function isWhole(answer: string): boolean {
  const head = answer.indexOf(END_OF_HEAD);
  const length = /^content-length: (\d+)/im.exec(answer)?.[1];
  return head > 0 && Buffer.byteLength(answer.slice(head + END_OF_HEAD.length)) >= Number(length);
}

/** Writes the request once and sends it over a bare socket, so that asking costs the measured cores next to nothing. */
export async function createSigningInPerson(baseUrl: string, email: string, password: string) {
  const browser = createTestClient({ baseUrl, origin: baseUrl });
  const token = await browser.csrfToken();
  const { host, hostname, port } = new URL(baseUrl);
  const body = JSON.stringify({ email, password });
  const request = [
    'POST /api/auth/login HTTP/1.1',
    `host: ${host}`,
    `cookie: ${[...browser.cookies].map((pair) => pair.join('=')).join('; ')}`,
    `origin: ${baseUrl}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-csrf-token: ${token}`,
    `\r\n${body}`,
  ].join('\r\n');
  const socket = connect(Number(port), hostname).setNoDelay().setEncoding('utf8').unref();
  await once(socket, 'connect');
  const hungUp = new AbortController();
  socket.once('close', () => hungUp.abort());
  return async (): Promise<void> => {
    socket.ref().write(request);
    let answer = '';
    while (!isWhole(answer))
      answer += String((await once(socket, 'data', { signal: hungUp.signal }))[0]);
    socket.unref();
    if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`A sign-in was answered: ${answer}`);
  };
}
