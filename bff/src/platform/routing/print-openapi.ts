import { openapiDocument } from './openapi-document.ts';

/** So deep that each field of a named schema, each body and each reply has one line of a diff. */
const DEPTH = 5;

function linesOf(value: unknown, depth: number, indent = ''): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value);
  const inner = `${indent}  `;
  const entries = Object.entries(value).map(
    ([key, each]) => `${inner}${JSON.stringify(key)}: ${linesOf(each, depth - 1, inner)}`,
  );
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`;
}

console.log(linesOf(await openapiDocument(), DEPTH));
