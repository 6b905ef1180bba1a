import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler as zodValidatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

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
