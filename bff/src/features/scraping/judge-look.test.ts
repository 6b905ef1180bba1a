import { judgeLook, type Look, type WatchedProduct } from './judge-look.ts';

const today = '2026-11-12';
const stored: WatchedProduct = {
  price: 2000,
  currency: 'INR',
  keepsPrice: false,
  unchangedLooks: 0,
  suspectedPrice: null,
  suspectedCurrency: null,
  isOutOfStock: false,
  suspectsOutOfStock: false,
  failedDays: 0,
  lastFailedOn: null,
};
const look = (changes: Partial<Look> = {}): Look => ({
  outcome: 'ok',
  price: 2000,
  currency: 'INR',
  availability: 'in-stock',
  ...changes,
});
const judge = (changes: Partial<WatchedProduct>, seen: Look | null, day = today) =>
  judgeLook({ ...stored, ...changes }, seen, day);

test('a lower price replaces the stored one, and is news', () => {
  const verdict = judge({}, look({ price: 1500 }));
  expect(verdict.newPrice).toEqual({ price: 1500, currency: 'INR' });
  expect(verdict.news).toEqual(['dropped']);
});

test('a higher price replaces the stored one without news', () => {
  const verdict = judge({}, look({ price: 2500 }));
  expect(verdict.newPrice).toEqual({ price: 2500, currency: 'INR' });
  expect(verdict.news).toEqual([]);
});

test.each([
  ['a price 61 % lower', { price: 780 }],
  ['a price 61 % higher', { price: 3220 }],
  ['another currency', { price: 2000, currency: 'USD' }],
])('%s waits six hours for a second reading', (_, seen) => {
  const first = judge({}, look(seen));
  expect(first).toMatchObject({ newPrice: null, isPriceRead: false, nextLookHours: 6 });
  const { suspected } = first;
  const second = judge(
    { suspectedPrice: suspected?.price ?? null, suspectedCurrency: suspected?.currency ?? null },
    look(seen),
  );
  expect(second.newPrice).toEqual({ currency: 'INR', ...seen });
});

test('a strange reading that does not come again leaves nothing behind', () => {
  const verdict = judge({ suspectedPrice: 780, suspectedCurrency: 'INR' }, look());
  expect(verdict).toMatchObject({ newPrice: null, suspected: null, isPriceRead: true, news: [] });
});

test('a drop of exactly 60 % needs no second reading', () => {
  expect(judge({}, look({ price: 800 })).newPrice).toEqual({ price: 800, currency: 'INR' });
});

test('a price that the host typed stays', () => {
  const verdict = judge({ keepsPrice: true }, look({ price: 1500 }));
  expect(verdict).toMatchObject({ newPrice: null, isPriceRead: false, news: [] });
});

test('a gift without a price takes the first one that is read', () => {
  const verdict = judge({ price: null }, look({ price: 99_999 }));
  expect(verdict.newPrice).toEqual({ price: 99_999, currency: 'INR' });
  expect(verdict.news).toEqual([]);
});

test('a page whose price is in doubt is no reading, and changes nothing', () => {
  const unsure = judge({ suspectedPrice: 500 }, look({ outcome: 'partial', price: null }));
  expect([unsure.newPrice, unsure.isPriceRead, unsure.suspected, unsure.news]).toEqual([
    null,
    false,
    null,
    [],
  ]);
});

test('out of stock counts at the second look, and in stock at the first', () => {
  const sold = look({ availability: 'out-of-stock' });
  const first = judge({}, sold);
  expect(first).toMatchObject({ isOutOfStock: false, suspectsOutOfStock: true, news: [] });
  const second = judge({ suspectsOutOfStock: true }, sold);
  expect(second).toMatchObject({ isOutOfStock: true, news: ['out-of-stock'] });
  expect(judge({ isOutOfStock: true }, sold).news).toEqual([]);
  expect(judge({ isOutOfStock: true }, look()).isOutOfStock).toBe(false);
  expect(judge({ isOutOfStock: true }, look({ availability: null })).isOutOfStock).toBe(true);
});

test('a page is gone after failures on three days', () => {
  const gone = look({ outcome: 'unreachable', price: null });
  expect(judge({ failedDays: 1, lastFailedOn: today }, gone).failedDays).toBe(1);
  expect(judge({ failedDays: 1, lastFailedOn: '2026-11-11' }, gone)).toMatchObject({
    failedDays: 2,
    news: [],
  });
  expect(judge({ failedDays: 2, lastFailedOn: '2026-11-11' }, gone)).toMatchObject({
    failedDays: 3,
    news: ['gone'],
    nextLookHours: 168,
  });
  expect(judge({ failedDays: 3, lastFailedOn: '2026-11-01' }, gone).news).toEqual([]);
  expect(judge({ failedDays: 3, lastFailedOn: '2026-11-01' }, look()).failedDays).toBe(0);
});

test.each(['blocked', 'timeout', 'too-large', 'not-allowed'] as const)(
  '%s says nothing about the page',
  (outcome) => {
    const verdict = judge({ failedDays: 2, lastFailedOn: '2026-11-11' }, look({ outcome }));
    expect(verdict).toMatchObject({ failedDays: 2, news: [] });
  },
);

test('a failed job changes nothing', () => {
  expect(judge({}, null)).toMatchObject({ newPrice: null, failedDays: 0, nextLookHours: 24 });
});

test('looks without a change come less often, at most once a week', () => {
  const hours = [0, 1, 2, 5, 8, 100].map(
    (unchangedLooks) => judge({ unchangedLooks }, look()).nextLookHours,
  );
  expect(hours).toEqual([24, 24, 48, 72, 96, 168]);
  expect(judge({ unchangedLooks: 100 }, look({ price: 1900 })).nextLookHours).toBe(24);
});
