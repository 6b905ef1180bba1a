import { writeFile } from 'node:fs/promises';
import { openapiFile, openapiText } from './openapi-file.ts';

await writeFile(openapiFile, await openapiText());
console.log(`Wrote ${openapiFile}`);
