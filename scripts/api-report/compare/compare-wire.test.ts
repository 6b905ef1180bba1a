import { z } from 'zod';
import { type Shape, wireFactsOf } from '../surface/wire-facts.ts';
import { levelOf } from './change.ts';
import { compareWire } from './compare-wire.ts';

const owner = 'POST /api/gifts';
const body = (schema: z.ZodType): Shape => ({ owner, direction: 'request', part: 'body', schema });
const reply = (schema: z.ZodType): Shape => ({ owner, direction: 'reply', part: '200', schema });

const levels = (side: (schema: z.ZodType) => Shape) => (before: z.ZodType, now: z.ZodType) =>
  levelOf(compareWire(wireFactsOf([side(before)]), wireFactsOf([side(now)])));
const ofRequest = levels(body);
const ofReply = levels(reply);

const gift = z.strictObject({ name: z.string().max(80), note: z.string().optional() });

test('equal shapes have no change', () => {
  expect(ofRequest(gift, z.strictObject({ ...gift.shape }))).toBeUndefined();
  expect(ofReply(gift, gift)).toBeUndefined();
});

test.each([
  ['a removed field', gift, gift.omit({ note: true })],
  ['a field of another type', gift, gift.extend({ note: z.number().optional() })],
  ['a new field that has to be sent', gift, gift.extend({ price: z.number() })],
  ['a field that has to be sent now', gift, gift.required()],
  ['a lower limit of the length', gift, gift.extend({ name: z.string().max(40) })],
  ['a new limit', gift, gift.extend({ note: z.string().max(9).optional() })],
  ['a value that is refused now', z.enum(['a', 'b', 'c']), z.enum(['a', 'b'])],
  ['a list of values where any was accepted', z.string(), z.enum(['a', 'b'])],
  [
    'an alternative that is refused now',
    z.union([gift, z.string(), z.null()]),
    z.union([gift, z.string()]),
  ],
])('in a request, %s is a major change', (_, before, now) => {
  expect(ofRequest(before, now)).toBe('major');
});

test.each([
  ['a new field that may be left out', gift, gift.extend({ price: z.number().optional() })],
  ['a field that may be left out now', gift, gift.partial()],
  ['a higher limit of the length', gift, gift.extend({ name: z.string().max(200) })],
  ['a limit that is gone', gift, gift.extend({ name: z.string() })],
  ['a field that may be null now', gift, gift.extend({ name: z.string().max(80).nullable() })],
  ['one more accepted value', z.enum(['a', 'b']), z.enum(['a', 'b', 'c'])],
  ['any value where few were accepted', z.enum(['a', 'b']), z.string()],
  ['one more alternative', z.union([gift, z.string()]), z.union([gift, z.string(), z.null()])],
])('in a request, %s is a minor change', (_, before, now) => {
  expect(ofRequest(before, now)).toBe('minor');
});

test.each([
  ['a removed field', gift, gift.omit({ name: true })],
  ['a field of another type', gift, gift.extend({ name: z.number() })],
  ['a field that may be missing now', gift, gift.partial()],
  ['a field that may be null now', gift, gift.extend({ name: z.string().max(80).nullable() })],
  ['a value that readers do not know', z.enum(['a', 'b']), z.enum(['a', 'b', 'c'])],
  ['any value where readers expect few', z.enum(['a', 'b']), z.string()],
  ['one more alternative', z.union([gift, z.string()]), z.union([gift, z.string(), z.null()])],
])('in a reply, %s is a major change', (_, before, now) => {
  expect(ofReply(before, now)).toBe('major');
});

test.each([
  ['a new field', gift, gift.extend({ price: z.number() })],
  ['a field that is always there now', gift, gift.required()],
  ['a value that is not sent any more', z.enum(['a', 'b', 'c']), z.enum(['a', 'b'])],
])('in a reply, %s is a minor change', (_, before, now) => {
  expect(ofReply(before, now)).toBe('minor');
});

test('a field that may be null and may be missing is seen, too', () => {
  const story = z.object({ story: z.string().nullish() });
  expect(ofReply(story, z.object({}))).toBe('major');
  expect(ofReply(z.object({}), story)).toBe('minor');
  expect(ofReply(story, z.object({ story: z.number().nullish() }))).toBe('major');
  expect(ofRequest(story, z.object({ story: z.string().optional() }))).toBe('major');
});

test('keys and values of a record are seen', () => {
  const counts = z.record(z.string(), z.number());
  expect(ofReply(counts, z.record(z.string(), z.string()))).toBe('major');
  expect(ofRequest(counts, z.record(z.enum(['a', 'b']), z.number()))).toBe('major');
});

test('a schema that the facts can’t tell is an error', () => {
  expect(() => wireFactsOf([body(z.tuple([z.string()]))])).toThrow('can’t write yet');
});

test('a route that more people may call is a minor change, one for fewer a major one', () => {
  const callableBy = (access: string) => ({ [`${owner} > caller access`]: access });
  expect(levelOf(compareWire(callableBy('admin'), callableBy('support')))).toBe('minor');
  expect(levelOf(compareWire(callableBy('support'), callableBy('admin')))).toBe('major');
  expect(levelOf(compareWire(callableBy('other'), callableBy('admin')))).toBe('major');
});

test('a removed route is a major change, a new one a minor change', () => {
  const one = wireFactsOf([body(gift), reply(gift)]);
  const two = wireFactsOf([
    body(gift),
    reply(gift),
    { owner: 'GET /api/gifts', direction: 'reply', part: '200', schema: gift },
  ]);
  expect(levelOf(compareWire(two, one))).toBe('major');
  expect(levelOf(compareWire(one, two))).toBe('minor');
});

test('a change inside a named shape is seen in the direction in which it travels', () => {
  const named = (id: string, schema: z.ZodObject) => z.object({ inner: schema.meta({ id }) });
  const wider = gift.extend({ price: z.number() });
  expect(ofReply(named('A', gift), named('A', wider))).toBe('minor');
  expect(ofRequest(named('B', gift), named('B', wider))).toBe('major');
  expect(ofReply(named('C', wider), named('C', gift))).toBe('major');
});

test('one more role in a reply breaks nobody: readers have a word for those that they do not know', () => {
  const reader = (id: string, roles: readonly string[]) =>
    z.object({ person: z.object({ role: z.enum(roles) }).meta({ id }) });
  const level = (id: string) =>
    ofReply(reader(id, ['admin', 'host']), reader(id, ['admin', 'auditor', 'host']));
  for (const id of ['SessionUser', 'Person', 'PersonRow']) expect(level(id)).toBeUndefined();
  expect(level('RegistryHost')).toBe('major');
});
