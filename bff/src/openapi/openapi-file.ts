import { join } from 'node:path';
import { openapiDocument } from './openapi-document.ts';

export const openapiFile = join(import.meta.dirname, '../../contract/openapi.json');

export const openapiText = async (): Promise<string> =>
  `${JSON.stringify(await openapiDocument(), null, 2)}\n`;
