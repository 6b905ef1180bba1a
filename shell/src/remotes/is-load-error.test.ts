import { isLoadError } from './is-load-error.ts';

test.each([
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
  Object.assign(new Error('Loading CSS chunk 7 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
  new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008 …'),
])('a failed script, style or entry file is a load error: %s', (error) => {
  expect(isLoadError(error)).toBe(true);
});

test.each([
  new TypeError('x is not a function'),
  new Error('#RUNTIME-008 ScriptExecutionError: x is not defined'),
  'a string',
  undefined,
])('an error of loaded code is not a load error: %s', (error) => {
  expect(isLoadError(error)).toBe(false);
});
