import { renderHook } from '@testing-library/react';
import { version } from 'uuid';
import { useIdempotencyKey } from './use-give-form.ts';

const keyFor = () => renderHook(useIdempotencyKey).result.current;

afterEach(() => void Reflect.deleteProperty(crypto, 'randomUUID'));

test('one key for one input', () => {
  const key = keyFor();
  const first = key({ quantity: 1 });
  expect(version(first)).toBe(4);
  expect(key({ quantity: 1 })).toBe(first);
  expect(key({ quantity: 2 })).not.toBe(first);
});

test('a page on plain http has no crypto.randomUUID', () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  expect(() => crypto.randomUUID()).toThrow(TypeError);
  const key = keyFor()({ quantity: 1 });
  expect(version(key)).toBe(4);
});
