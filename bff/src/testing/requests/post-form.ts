import { randomUUID } from 'node:crypto';
import { hiddenFields, urlOf, type FormRouteShape } from '@gift-registry/bff-contract';
import type { TestClient } from '../test-client.ts';

export interface PostedForm {
  readonly params: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
  /** Default a new one. */
  readonly key?: string;
}

export interface FormChanges {
  /** Added to the request's headers; null removes one. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Replaces the token of the form; null leaves it out. */
  readonly csrfToken?: string | null;
  /** Replaces the body. */
  readonly rawBody?: string;
}

/** Posts a form as a browser without scripts does, except for `changes`. */
export async function postForm(
  client: TestClient,
  form: FormRouteShape,
  { params, fields = {}, key = randomUUID() }: PostedForm,
  changes: FormChanges = {},
): Promise<Response> {
  const { csrfToken = await client.csrfToken() } = changes;
  const body = new URLSearchParams({ ...fields, [hiddenFields.idempotencyKey]: key });
  if (csrfToken !== null) body.set(hiddenFields.csrfToken, csrfToken);
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded' });
  for (const [name, value] of Object.entries(changes.headers ?? {}))
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  return client.fetch(urlOf(form.path, { params }), {
    method: form.method,
    headers,
    body: changes.rawBody ?? body.toString(),
  });
}
