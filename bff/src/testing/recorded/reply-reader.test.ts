import type { Json } from './exchange.ts';
import { fillMoments, hideMoments } from './moments.ts';
import { ofTheMoment } from './exchange.ts';
import { createReplyReader, missingFields } from './reply-reader.ts';

const read = createReplyReader({
  schemas: {
    Gift: {
      type: 'object',
      properties: { name: { type: 'string' }, price: { type: 'number' }, note: { type: 'string' } },
      required: ['name', 'price'],
      additionalProperties: false,
    },
  },
});
const list = {
  type: 'object',
  properties: { gifts: { type: 'array', items: { $ref: '#/components/schemas/Gift' } } },
  required: ['gifts'],
  additionalProperties: false,
};
const lamp = { name: 'Lamp', price: 10 };
const problems = (...gifts: readonly Json[]) => read(list, { gifts: [...gifts] });

test('an earlier client reads a reply with new fields, at any depth', () => {
  expect(problems(lamp)).toStrictEqual([]);
  expect(problems({ ...lamp, colour: 'red' })).toStrictEqual([]);
  expect(read(list, { gifts: [], total: 0 })).toStrictEqual([]);
});

test('an earlier client stumbles over a removed field and over another type', () => {
  expect(problems({ name: 'Lamp' })).toStrictEqual([
    "/gifts/0 must have required property 'price'",
  ]);
  expect(problems(lamp, { ...lamp, price: '10' })).toStrictEqual(['/gifts/1/price must be number']);
  expect(read(list, {})).toStrictEqual(["must have required property 'gifts'"]);
});

test('a field that was optional is missed, too', () => {
  const recorded = { gifts: [{ ...lamp, note: 'Blue' }], next: null };
  expect(missingFields(recorded, recorded)).toStrictEqual([]);
  expect(missingFields(recorded, { gifts: [lamp], next: null })).toStrictEqual([
    '/gifts/0/note is gone',
  ]);
  expect(missingFields(recorded, { gifts: [], next: 'x', more: 1 })).toStrictEqual([]);
  expect(missingFields(recorded, { gifts: [] })).toStrictEqual(['/next is gone']);
});

test('values of the moment come from today’s sample, all others from the recording', () => {
  const one = { params: { id: 'a' }, body: { quantity: 1, ids: ['a'] } };
  const other = { params: { id: 'b' }, body: { quantity: 1, ids: ['b'] } };
  const recorded = hideMoments(one, other);
  expect(recorded).toStrictEqual({
    params: { id: ofTheMoment },
    body: { quantity: 1, ids: [ofTheMoment] },
  });
  const today = { params: { id: 'c' }, body: { quantity: 9, ids: ['c'], more: true } };
  expect(fillMoments(recorded, today)).toStrictEqual({
    params: { id: 'c' },
    body: { quantity: 1, ids: ['c'] },
  });
  expect(() => fillMoments(recorded, { params: {} })).toThrow('lacks a value');
});
