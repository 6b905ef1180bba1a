import { readFile } from 'node:fs/promises';
import { openapiFile, openapiText } from './openapi-file.ts';

test('the checked-in OpenAPI document matches the contract', async () => {
  expect(await readFile(openapiFile, 'utf8')).toBe(await openapiText());
});
