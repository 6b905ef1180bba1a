import { randomUUID } from 'node:crypto';
import { hiddenFields, urlOf, type FormRouteShape } from '@gift-registry/bff-contract';
import type { TestClient } from '../test-client.ts';

export interface PostedForm {
  readonly params: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly fields?: Readonly<Record<string, string>>;
  readonly key?: string;
}

export interface FormChanges {
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly csrfToken?: string | null;
  readonly rawBody?: string;
}

export async function postForm(
  client: TestClient,
  form: FormRouteShape,
  { params, query = {}, fields = {}, key = randomUUID() }: PostedForm,
  changes: FormChanges = {},
): Promise<Response> {
  const { csrfToken = await client.csrfToken() } = changes;
  const body = new URLSearchParams({ ...fields, [hiddenFields.idempotencyKey]: key });
  if (csrfToken !== null) body.set(hiddenFields.csrfToken, csrfToken);
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded' });
  for (const [name, value] of Object.entries(changes.headers ?? {}))
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  return client.fetch(urlOf(form.path, { params, query }), {
    method: form.method,
    headers,
    body: changes.rawBody ?? body.toString(),
  });
}
