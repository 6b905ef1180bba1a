import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler as zodValidatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/** PostgreSQL stores neither NUL characters nor lone surrogates. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

export function containsUnstorableText(value: unknown): boolean {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (isUnstorable(next)) return true;
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) {
        if (isUnstorable(key)) return true;
        waiting.push(inner);
      }
    }
  }
  return false;
}

/** Zod strips headers that the schema doesn't declare; this keeps them for the rest of the request. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = (definition) => {
  const validate = zodValidatorCompiler(definition);
  if (definition.httpPart !== 'headers') return validate;
  return (headers: Record<string, unknown>) => {
    const result = validate(headers);
    if (typeof result !== 'object' || !('value' in result)) return result;
    const named: unknown = result.value;
    return { value: Object.assign({}, headers, named) };
  };
};
