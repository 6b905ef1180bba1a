import { registryChanged } from '../../testing/registry-changed.ts';
import { decodeMessages, encodeMessages } from './event-bus.ts';

const messages = Array.from({ length: 300 }, (_, index) =>
  registryChanged(`registry-${index}`, index),
);

test('messages are split into texts of bounded size without loss', () => {
  const texts = encodeMessages(messages, 1_000);
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_000);
  expect(texts.flatMap(decodeMessages)).toStrictEqual(messages);
});

test('unreadable texts decode to no messages', () => {
  for (const text of [undefined, '', '{', '[{"type":"unknown"}]', '{"type":"signed-out"}'])
    expect(decodeMessages(text)).toStrictEqual([]);
});
