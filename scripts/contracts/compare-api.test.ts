import { compareApi, describeChange, describeMisfit } from './compare-api.ts';

interface Shape {
  readonly properties: object;
  readonly required?: readonly string[];
}

const documentOf = (request: Shape, reply: Shape, path = '/api/gifts') => {
  const content = (schema: object) => ({
    content: { 'application/json': { schema: { type: 'object', ...schema } } },
  });
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    components: { schemas: { Gift: { type: 'object', ...reply } } },
    paths: {
      [path]: {
        post: {
          requestBody: content({ ...request, additionalProperties: false }),
          responses: {
            200: {
              description: 'OK',
              ...content({ properties: { gift: { $ref: '#/components/schemas/Gift' } } }),
            },
          },
        },
      },
    },
  });
};

const text = { type: 'string' };
const request: Shape = { properties: { name: text, note: text }, required: ['name'] };
const reply: Shape = {
  properties: {
    id: text,
    state: { type: 'string', enum: ['free', 'given'] },
    role: { type: 'string', enum: ['host', 'admin'] },
    price: { type: ['number', 'null'] },
  },
  required: ['id', 'state'],
};
const before = documentOf(request, reply);

const compare = (now: string) =>
  compareApi(before, now).map((change) => `${change.level}: ${describeChange(change)}`);
const misfits = (now: string) =>
  compareApi(before, now)
    .filter(({ level }) => level === 'major')
    .map(describeMisfit);

test('an equal document has no change', () => {
  expect(compare(before)).toStrictEqual([]);
});

test('a renamed field of a request is named, from either side', () => {
  const now = documentOf(
    { properties: { fullName: text, note: text }, required: ['fullName'] },
    reply,
  );
  expect(compare(now)).toStrictEqual([
    'major: POST /api/gifts, request: name is gone',
    'major: POST /api/gifts, request: fullName is demanded',
  ]);
  expect(misfits(now)).toStrictEqual([
    'POST /api/gifts: the server does not take name',
    'POST /api/gifts: the server asks for fullName, which this build does not send',
  ]);
});

test('an optional field of a request may come, but not go: bodies refuse what they do not know', () => {
  const more = { ...request, properties: { ...request.properties, more: text } };
  expect(compare(documentOf(more, reply))).toStrictEqual([
    'minor: POST /api/gifts, request: more is new',
  ]);
  const less = { ...request, properties: { name: text } };
  expect(misfits(documentOf(less, reply))).toStrictEqual([
    'POST /api/gifts: the server does not take note',
  ]);
});

test('a field of a reply may come, but not go or change, also inside of a named schema', () => {
  const withReply = (changed: object, required: readonly string[] = ['id', 'state']) =>
    documentOf(request, { properties: { ...reply.properties, ...changed }, required });
  expect(compare(withReply({ more: text }))).toStrictEqual([
    'minor: POST /api/gifts, reply: gift.more is new',
  ]);
  expect(misfits(withReply({ id: undefined }, ['state']))).toStrictEqual([
    'POST /api/gifts: the server does not send gift.id',
  ]);
  expect(misfits(withReply({ price: text }))).toStrictEqual([
    'POST /api/gifts: the server sends gift.price in another form',
  ]);
  expect(misfits(withReply({}, ['id']))).toStrictEqual([
    'POST /api/gifts: the server does not send gift.state',
  ]);
});

test('clients read any role; a new value of another list breaks them', () => {
  const roles = { role: { type: 'string', enum: ['host', 'admin', 'support'] } };
  const states = { state: { type: 'string', enum: ['free', 'given', 'held'] } };
  const withReply = (changed: object) =>
    documentOf(request, { ...reply, properties: { ...reply.properties, ...changed } });
  expect(misfits(withReply(roles))).toStrictEqual([]);
  expect(misfits(withReply(states))).toStrictEqual([
    'POST /api/gifts: the server sends gift.state in another form',
  ]);
});

test('limits of a request may grow, but not shrink', () => {
  const limited = (maxLength: number) =>
    documentOf({ ...request, properties: { name: { ...text, maxLength }, note: text } }, reply);
  const narrower = compareApi(limited(20), limited(10)).map(describeMisfit);
  expect(narrower).toStrictEqual(['POST /api/gifts: the server takes name in another form']);
  expect(compareApi(limited(10), limited(20)).map(({ level }) => level)).toStrictEqual(['minor']);
});

test('a route that is gone breaks its callers', () => {
  expect(misfits(documentOf(request, reply, '/api/presents'))).toStrictEqual([
    'POST /api/gifts: the server does not have it',
  ]);
});
