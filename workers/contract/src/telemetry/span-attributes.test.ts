import { allowedAttributes } from './span-attributes.ts';

test('attributes of packages with addresses, results and messages stay in the process', () => {
  const kept = { 'http.route': '/api/shared/:shareCode', 'db.query.text': 'select $1' };
  const dropped = {
    ...{ 'url.full': 'https://gifts.example/r/code', 'url.path': '/r/code' },
    ...{ 'db.postgresql.values': ['asha@example.com'], 'db.user': 'gifts' },
    'exception.message': '550 asha@example.com unknown',
  };
  expect(allowedAttributes<unknown>({ ...kept, ...dropped })).toEqual(kept);
});
