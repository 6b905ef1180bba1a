import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { openapiFile, openapiText } from './openapi-file.ts';

test('the checked-in OpenAPI document is what the contract says', async () => {
  assert.equal(
    await readFile(openapiFile, 'utf8'),
    await openapiText(),
    'Run `node bff/src/openapi/write.ts` and commit the result.',
  );
});
