import { openapiDocument } from './openapi-document.ts';

console.log(JSON.stringify(await openapiDocument(), null, 2));
