import { browserStorage, storedValue } from './browser-storage.ts';

const text = {
  parse(value: unknown): string {
    if (typeof value !== 'string') throw new TypeError('Not a text.');
    return value;
  },
};
const stored = storedValue('localStorage', 'key', text);

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

test('a stored value is read back until it is removed', () => {
  expect(stored.read()).toBeUndefined();
  expect(stored.write('value')).toBe(true);
  expect(stored.read()).toBe('value');
  stored.remove();
  expect(stored.read()).toBeUndefined();
});

test.each(['{', '7', ''])('a stored text that does not fit is undefined: %j', (damaged) => {
  localStorage.setItem('key', damaged);
  expect(stored.read()).toBeUndefined();
});

test('a write that exceeds the quota returns false', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(stored.write('value')).toBe(false);
});

test('a browser that forbids storage has none, and values are not stored', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden.', 'SecurityError');
  });
  expect(browserStorage('localStorage')).toBeUndefined();
  expect(stored.read()).toBeUndefined();
  expect(stored.write('value')).toBe(false);
  stored.remove();
});
