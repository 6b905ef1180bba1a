import { brotliCompressSync, createGzip, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { html, openTestSite, redirect, type Answer, type TestSite } from '../testing/test-site.ts';

const MEGABYTE = 1024 * 1024;
const zeros = Buffer.alloc(64 * MEGABYTE);
const file = (type: string, start: string) => html(start, { 'content-type': type });
const packed = (body: Buffer | string, encoding: string) =>
  html(body, { 'content-encoding': encoding });

const endless: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  const block = Buffer.alloc(64 * 1024, '<p>');
  const more = () => {
    while (response.write(block));
  };
  response.on('drain', more);
  more();
};
/** The one byte that keeps every idle timer quiet. */
const drip: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  const timer = setInterval(() => response.write('x'), 50);
  response.on('close', () => clearInterval(timer));
};
const packedDrip: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
  const gzip = createGzip();
  gzip.pipe(response);
  const timer = setInterval(() => {
    gzip.write('x');
    gzip.flush();
  }, 50);
  response.on('close', () => clearInterval(timer));
};
const slowHeaders: Answer = (request) => {
  request.socket.write('HTTP/1.1 200 OK\r\n');
  const timer = setInterval(() => request.socket.write('x-more: 1\r\n'), 50);
  request.socket.on('close', () => clearInterval(timer));
};

const endings: Readonly<Record<string, readonly [outcome: string, answer: Answer]>> = {
  'gzip bomb': ['too-large', packed(gzipSync(zeros), 'gzip')],
  'deflate bomb': ['too-large', packed(deflateSync(zeros), 'deflate')],
  'brotli bomb': ['too-large', packed(brotliCompressSync(zeros), 'br')],
  'zstd bomb': ['too-large', packed(zstdCompressSync(zeros), 'zstd')],
  'bomb in a bomb': ['too-large', packed(gzipSync(gzipSync(zeros)), 'gzip, gzip')],
  'chain of encodings': ['unreachable', packed('x', 'gzip, gzip, gzip')],
  'unknown encoding': ['unreachable', packed('x', 'compress')],
  'broken gzip': ['unreachable', packed('not gzip', 'gzip')],
  'cut off gzip': ['unreachable', packed(gzipSync('x'.repeat(9_999)).subarray(0, 20), 'gzip')],
  'page of 6 MB': ['too-large', html(Buffer.alloc(6 * MEGABYTE, 'x'))],
  'endless page': ['too-large', endless],
  'page of a byte at a time': ['timeout', drip],
  'packed page of a byte at a time': ['timeout', packedDrip],
  'slow headers': ['timeout', slowHeaders],
  'no answer': ['timeout', () => undefined],
  'huge header': ['too-large', html('x', { 'x-large': 'x'.repeat(100_000) })],
  'thousands of headers': [
    'too-large',
    html('x', Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`x-${n}`, 'value']))),
  ],
  PDF: ['not-a-product', file('application/pdf', '%PDF-1.7')],
  archive: ['not-a-product', file('application/zip', 'PK\x03\x04')],
  picture: ['not-a-product', file('image/jpeg', '\xff\xd8\xff')],
  sound: ['not-a-product', file('audio/mpeg', 'ID3')],
  'nonsense instead of HTTP': [
    'unreachable',
    (request) => request.socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
  ],
  'more than was announced': [
    'unreachable',
    (request) =>
      request.socket.end(
        'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nx',
      ),
  ],
  'less than was announced': [
    'unreachable',
    (request) =>
      request.socket.end(
        'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 99\r\n\r\nx',
      ),
  ],
  reset: ['unreachable', (request) => request.socket.resetAndDestroy()],
  circle: ['unreachable', redirect('?again')],
  'redirect inside': ['not-allowed', redirect('http://169.254.169.254/latest/')],
  'redirect to a script': ['not-allowed', redirect('javascript:alert(1)')],
  'redirect to nonsense': ['not-allowed', redirect('http://[')],
  'redirect with credentials': ['not-allowed', redirect('http://user:password@127.0.0.1/')],
};

const pathOf = (name: string) => `/${name.replaceAll(' ', '-')}`;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({
    '/ok': html('<title>Diya</title>'),
    ...Object.fromEntries(
      Object.entries(endings).map(([name, [, answer]]) => [pathOf(name), answer]),
    ),
  });
});
afterAll(() => site.close());

describe('a hostile response ends in its outcome:', () => {
  for (const [name, [outcome]] of Object.entries(endings))
    test(name, async () => {
      const timeoutMs = outcome === 'timeout' ? 400 : 5_000;
      expect(await site.outcomeOf(pathOf(name), timeoutMs)).toBe(outcome);
    });

  test('the next page is fetched normally', async () => {
    expect(await site.outcomeOf('/ok')).toBe('fetched');
  });
});

test("decompression bombs don't fill the memory", async () => {
  const bombs = Object.keys(endings).filter((name) => name.includes('bomb'));
  for (const name of bombs) await site.outcomeOf(pathOf(name));
  const before = process.memoryUsage.rss();
  for (let round = 0; round < 5; round += 1)
    for (const name of bombs) await site.outcomeOf(pathOf(name));
  expect(process.memoryUsage.rss() - before).toBeLessThan(64 * MEGABYTE);
});
