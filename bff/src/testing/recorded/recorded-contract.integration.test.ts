import bffContract from '@gift-registry/bff-contract/package.json' with { type: 'json' };
import { createFixtures, type Fixtures } from '../access/fixtures.ts';
import { routeCases } from '../access/route-cases.ts';
import { sendRequest } from '../access/send-request.ts';
import { createTestUsers, type TestUsers } from '../access/test-users.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { plainJson, readRecording, recordedRequest, type Exchange, type Json } from './exchange.ts';
import { fillMoments } from './moments.ts';
import { createReplyReader, missingFields } from './reply-reader.ts';

const { version, schemas, exchanges } = await readRecording();
const read = createReplyReader({ schemas });
let app: TestApp;
let users: TestUsers;
let rowsToRead: Fixtures;

beforeAll(async () => {
  app = await createTestApp();
  users = await createTestUsers(app);
  rowsToRead = createFixtures(app, users);
});
afterAll(() => app.close());

async function replay(id: string, { method, path, sender, request }: Exchange) {
  const today = await routeCases[id]?.request(
    method === 'GET' ? rowsToRead : createFixtures(app, users),
  );
  const { params, query, headers, body } = recordedRequest.parse(
    fillMoments(plainJson(request), today && plainJson(today)),
  );
  const response = await sendRequest(
    await users.browserFor(sender, id),
    { method, path },
    {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(headers ? { headers } : {}),
      ...(body ? { body } : {}),
    },
  );
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const reply = isJson ? plainJson(await response.json()) : undefined;
  return { status: response.status, reply };
}

const problemsOf = ({ schema, reply: recorded }: Exchange, reply: Json | undefined) => [
  ...(schema ? read(schema, reply) : []),
  ...(recorded === undefined ? [] : missingFields(recorded, reply)),
];

test('the recording belongs to this major version; after a new one, npm run record-contract makes it anew', () => {
  expect(version.split('.')[0]).toBe(bffContract.version.split('.')[0]);
});

for (const [id, exchange] of Object.entries(exchanges))
  test(`${id} is answered as the client of ${version} expects`, async () => {
    const { status, reply } = await replay(id, exchange);
    expect({ status, problems: problemsOf(exchange, reply) }).toStrictEqual({
      status: exchange.status,
      problems: [],
    });
    if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return;
    for (const [name, value] of Object.entries(exchange.reply ?? {}))
      if (value !== null && reply[name] !== null) {
        const { [name]: _, ...without } = reply;
        expect({ name, problems: problemsOf(exchange, without) }).not.toStrictEqual({
          name,
          problems: [],
        });
      }
  });
