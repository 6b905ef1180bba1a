import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { html, openTestSite, redirect, type Answer, type TestSite } from '../testing/test-site.ts';

const HINDI = '<title>दीया</title>';
const packed = (body: Buffer, encoding: string) => html(body, { 'content-encoding': encoding });
const encoded = (label: string, title: number[]) =>
  html(Buffer.concat([Buffer.from('<title>'), Buffer.from(title)]), {
    'content-type': `text/html; charset=${label}`,
  });

const door: Answer = (request, response) => {
  if (request.headers.cookie?.includes('seen=1'))
    return html('<title>inside</title>')(request, response);
  return redirect('/door', {
    'set-cookie': ['seen=1; Path=/', 'other=; Domain=elsewhere.example'],
  })(request, response);
};
const versioned: Answer = (request, response) => {
  const known = request.headers['if-none-match'] === '"v1"';
  response.writeHead(known ? 304 : 200, { 'content-type': 'text/html', etag: '"v1"' });
  response.end(known ? undefined : '<title>Diya</title>');
};

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite(
    {
      '/ok': html('<title>Diya</title>'),
      '/gzip': packed(gzipSync(HINDI), 'gzip'),
      '/deflate': packed(deflateSync(HINDI), 'deflate'),
      '/brotli': packed(brotliCompressSync(HINDI), 'br'),
      '/zstd': packed(zstdCompressSync(HINDI), 'zstd'),
      '/twice': packed(brotliCompressSync(gzipSync(HINDI)), 'gzip, br'),
      '/meta': html(Buffer.from('<meta charset="iso-8859-1"><title>Caf\xe9</title>', 'latin1')),
      '/bom': html(Buffer.from(`\ufeff${HINDI}`, 'utf16le')),
      '/gbk': encoded('gbk', [0xb5, 0xc6]),
      '/shift-jis': encoded('shift_jis', [0x93, 0x94]),
      '/euc-kr': encoded('euc-kr', [0xb5, 0xee]),
      '/undeclared': html(Buffer.from(HINDI)),
      '/undeclared-latin': html(Buffer.from('<title>Caf\xe9</title>', 'latin1')),
      '/nonsense': html('<title>a\0b</title>', { 'content-type': 'text/html; charset=nonsense' }),
      '/invalid': html(Buffer.from([0x3c, 0x62, 0x3e, 0xff, 0xfe, 0xc3, 0x28]), {
        'content-type': 'text/html; charset=utf-8',
      }),
      '/once': redirect('/ok'),
      '/five': redirect('/four'),
      '/four': redirect('/three'),
      '/three': redirect('/two'),
      '/two': redirect('/once'),
      '/six': redirect('/five'),
      '/door': door,
      '/versioned': versioned,
      '/moved': redirect('/versioned'),
      '/members/1': html('<title>members</title>'),
      '/to-members': redirect('/members/1'),
    },
    ['127.0.0.1/members'],
  );
});
afterAll(() => site.close());

const titleOf = async (path: string) => /<title>(.*?)(<|$)/.exec((await site.read(path)).html)?.[1];

test("a request carries our user agent and India's languages, and no credentials", async () => {
  await site.read('/ok', { userAgent: 'TohfaBot/1.0' });
  const headers = site.requests.at(-1)?.headers ?? {};
  expect(headers['user-agent']).toBe('TohfaBot/1.0');
  expect(headers['accept-language'] ?? '').toMatch(/^en-IN/);
  expect(String(headers['accept-encoding'])).toMatch(/gzip.*br.*zstd/);
  for (const name of ['referer', 'authorization', 'cookie', 'if-none-match'])
    expect({ case: name, got: headers[name] }).toStrictEqual({ case: name, got: undefined });
});

test('gzip, deflate, brotli, zstd and two encodings are decompressed', async () => {
  for (const path of ['/gzip', '/deflate', '/brotli', '/zstd', '/twice'])
    expect({ case: path, got: await titleOf(path) }).toStrictEqual({ case: path, got: 'दीया' });
});

test('the charset comes from the byte order mark, the header, the meta tag or the bytes', async () => {
  const titles = {
    '/bom': 'दीया',
    '/gbk': '灯',
    '/shift-jis': '灯',
    '/euc-kr': '등',
    '/meta': 'Café',
    '/undeclared': 'दीया',
    '/undeclared-latin': 'Café',
    '/nonsense': 'ab',
  };
  for (const [path, title] of Object.entries(titles))
    expect({ case: path, got: await titleOf(path) }).toStrictEqual({ case: path, got: title });
  expect((await site.read('/invalid')).html).toMatch(/<b>\ufffd/);
});

describe('redirects', () => {
  test('are followed five times at most', async () => {
    expect((await site.read('/five')).url.pathname).toBe('/ok');
    expect(await site.outcomeOf('/six')).toBe('unreachable');
  });

  test('carry the cookies of this visit to the site that set them', async () => {
    expect((await site.read('/door')).html).toMatch(/inside/);
    expect(site.requests.at(-1)?.headers.cookie).toBe('seen=1');
    expect((await site.read('/door')).html).toMatch(/inside/);
    expect(site.requests.at(-2)?.headers.cookie).toBeUndefined();
  });

  test('to a site that opted out are refused', async () => {
    expect(await site.outcomeOf('/to-members')).toBe('not-allowed');
  });
});

test('a known page is requested conditionally, at its own address only', async () => {
  const { validators } = await site.read('/versioned');
  expect((await site.read('/versioned', { validators })).status).toBe(304);
  expect((await site.read('/moved', { validators })).status).toBe(304);
  await site.read('/ok', { validators });
  expect(site.requests.at(-1)?.headers['if-none-match']).toBeUndefined();
});
