import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeMessages, encodeMessages } from './message-encoding.ts';

const messages = Array.from({ length: 300 }, (_, index) => ({
  type: 'registry-changed' as const,
  registryId: `registry-${index}`,
  version: index,
}));

test('many messages travel in texts of bounded size, none lost', () => {
  const texts = encodeMessages(messages, 1_000);
  assert.ok(texts.length > 1);
  for (const text of texts) assert.ok(Buffer.byteLength(text) <= 1_000);
  assert.deepEqual(texts.flatMap(decodeMessages), messages);
});

test('what cannot be read is no message', () => {
  for (const text of [undefined, '', '{', '[{"type":"unknown"}]', '{"type":"signed-out"}'])
    assert.deepEqual(decodeMessages(text), []);
});
