import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { ProxyAgent, request } from 'undici';
import { startForwardProxy, type ForwardProxy } from './forward-proxy.ts';
import { createGuard } from './guard.ts';

const MEGABYTE = 1024 * 1024;
const shop = http.createServer((incoming, response) => {
  if (incoming.url !== '/endless') return response.end(`a page for ${incoming.method}`);
  const block = Buffer.alloc(MEGABYTE, 'x');
  const more = () => {
    while (response.write(block));
  };
  response.on('drain', more);
  return more();
});
let origin = '';
let proxy: ForwardProxy;
let agent: ProxyAgent;

beforeAll(async () => {
  await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  proxy = await startForwardProxy(createGuard({ allowOrigins: [origin] }));
  agent = new ProxyAgent({ uri: proxy.url, proxyTunnel: false });
});
afterAll(async () => {
  await agent.destroy();
  await proxy.close();
  shop.closeAllConnections();
  shop.close();
});

const ask = (url: string) => request(url, { dispatcher: agent });

test('an allowed request passes', async () => {
  const { statusCode, body } = await ask(`${origin}/page`);
  expect([statusCode, await body.text()]).toStrictEqual([200, 'a page for GET']);
});

test('every refused request gets the same response', async () => {
  for (const url of ['http://127.0.0.1:9/', 'http://169.254.169.254/', 'http://db/']) {
    const { statusCode, body } = await ask(url);
    expect([statusCode, await body.text()]).toStrictEqual([403, 'This address is not allowed.']);
  }
});

test('tunnels to private addresses and other ports are refused', async () => {
  for (const target of ['127.0.0.1:443', '[::1]:443', '10.0.0.1:22', 'localhost:443', 'nonsense'])
    expect({ case: target, text: await connectTo(target) }).toStrictEqual({
      case: target,
      text: expect.stringMatching(/^HTTP\/1\.1 (403|400)/),
    });
});

test('an endless response is cut off', async () => {
  const { body } = await ask(`${origin}/endless`);
  let size = 0;
  await expect(async () => {
    for await (const chunk of body) size += String(chunk).length;
  }).rejects.toThrow();
  expect(size).toBeGreaterThan(MEGABYTE);
  expect(size).toBeLessThan(32 * MEGABYTE);
});

async function connectTo(target: string): Promise<string> {
  const { hostname, port } = new URL(proxy.url);
  const socket = net.connect(Number(port), hostname);
  socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}
