import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentForm } from '@gift-registry/bff-contract';

export type GivenForm = Partial<Omit<DocumentForm, 'csrfToken'>>;

export const emptyForm = (path: string): DocumentForm => ({
  action: path.split('?', 1)[0] ?? path,
  idempotencyKey: randomUUID(),
  csrfToken: '',
  values: {},
  errors: {},
});

export const formOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  form: GivenForm | undefined,
): DocumentForm => ({
  ...emptyForm(path),
  ...form,
  csrfToken: reply.generateCsrf({ userInfo: request.csrfSubject }),
});
