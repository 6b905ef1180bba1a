import { isLoadError } from './is-load-error.ts';

test('files that could not be had', () => {
  for (const error of [
    Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
    Object.assign(new Error('Loading CSS chunk 7 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
    new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008 …'),
  ])
    expect({ case: error.message, got: isLoadError(error) }).toStrictEqual({
      case: error.message,
      got: true,
    });
});

test('code that ran and failed', () => {
  for (const error of [
    new TypeError('x is not a function'),
    new Error('#RUNTIME-008 ScriptExecutionError: x is not defined'),
    'a string',
    undefined,
  ])
    expect({ case: String(error), got: isLoadError(error) }).toStrictEqual({
      case: String(error),
      got: false,
    });
});
