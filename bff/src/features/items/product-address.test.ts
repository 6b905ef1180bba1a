import { productAddress } from '../scraping/product-address.ts';

test('an address is known without fragment and tracking parameters', () => {
  for (const [typed, address] of [
    ['https://Shop.Example/lamp', 'https://shop.example/lamp'],
    [
      'https://shop.example/lamp?utm_source=x&size=2&gclid=1#top',
      'https://shop.example/lamp?size=2',
    ],
    ['https://shop.example/lamp?fbclid=1', 'https://shop.example/lamp'],
    ['https://shop.example:443/lamp', 'https://shop.example/lamp'],
    ['shop.example/lamp', 'https://shop.example/lamp'],
    ['shop.example:8443/lamp', 'https://shop.example:8443/lamp'],
    ['http://127.0.0.1:4000/lamp', 'http://127.0.0.1:4000/lamp'],
    // Here `ref` is all that names the product, and there it only names where the visitor came from.
    ['https://shop.example/p?ref=lamp-7', 'https://shop.example/p?ref=lamp-7'],
    ['https://shop.example/clay-lamp?ref=newsletter', 'https://shop.example/clay-lamp'],
    ['https://shop.example/p/10425?REF=home', 'https://shop.example/p/10425'],
    ['https://market.example/dp/B0C1/ref=sr_1_3?pf_rd_p=1', 'https://market.example/dp/B0C1'],
  ] as const)
    expect(productAddress(typed, 'url')).toBe(address);
});

test('other addresses than web addresses are rejected', () => {
  for (const typed of [
    'a lamp',
    'javascript:alert(1)',
    'data:text/html,hi',
    'ftp://shop.example/lamp',
    'file:///etc/passwd',
    'mailto:shop@shop.example',
    'https://user:secret@shop.example/lamp',
    'https://',
    'http://[::1',
    `https://shop.example/${'é'.repeat(1000)}`,
  ])
    expect(() => productAddress(typed, 'url')).toThrow(
      expect.objectContaining({ field: 'url', message: 'Please enter a valid product URL' }),
    );
});

test('every common mark of a campaign is taken off, and nothing that chooses a variant', () => {
  const marks =
    'utm_source utm_medium utm_campaign utm_id gclid gbraid wbraid gad_source fbclid msclkid dclid yclid ttclid twclid igshid igsh mc_cid mc_eid srsltid affid aff_sub spm _hsenc _hsmi ref_src trk pd_rd_i'.split(
      ' ',
    );
  for (const mark of marks)
    expect({
      case: mark,
      got: productAddress(`https://shop.example/lamp?${mark}=x&variant=2`, 'url'),
    }).toStrictEqual({ case: mark, got: 'https://shop.example/lamp?variant=2' });
  for (const choice of ['variant', 'color', 'sku', 'id', 'pid', 'size', 'q', 'source', 'th'])
    expect({
      case: choice,
      text: productAddress(`https://shop.example/lamp?${choice}=2`, 'url'),
    }).toStrictEqual({ case: choice, text: expect.stringMatching(/=2$/) });
});
