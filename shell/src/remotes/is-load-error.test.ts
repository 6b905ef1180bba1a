import { EntryLoadError, isLoadError } from './load-entry.ts';

test.each([
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
  Object.assign(new Error('Loading CSS chunk 7 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
  new EntryLoadError('/_mf/mfe-guest/1/remoteEntry.js could not be loaded.'),
])('a failed script, style or entry file is a load error: %s', (error) => {
  expect(isLoadError(error)).toBe(true);
});

test.each([
  new TypeError('x is not a function'),
  new Error('/_mf/mfe-guest/1/remoteEntry.js defines no container.'),
  'a string',
  undefined,
])('an error of loaded code is not a load error: %s', (error) => {
  expect(isLoadError(error)).toBe(false);
});
