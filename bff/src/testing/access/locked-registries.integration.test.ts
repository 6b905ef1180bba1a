import { z } from 'zod';
import { openRegistryForm } from '@gift-registry/bff-contract';
import { contractForms, contractRoutes } from '../../platform/routing/openapi-document.ts';
import { postForm } from '../requests/post-form.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createFixtures } from './fixtures.ts';
import { formCaseOf } from './form-cases.ts';
import { routeCaseOf } from './route-cases.ts';
import { sendRequest } from './send-request.ts';
import { createTestUsers, userKinds, type TestUsers } from './test-users.ts';

let app: TestApp;
let users: TestUsers;
beforeAll(async () => {
  app = await createTestApp();
  users = await createTestUsers(app);
});
afterAll(() => app.close());

const belowLink = z.object({ params: z.looseObject({ shareCode: z.string() }) });
const errorOf = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
const refusal = {
  status: 403,
  code: 'passcode-required',
  message: 'This registry opens with a passcode. Ask the host for it.',
};

async function lock(shareCode: string): Promise<void> {
  await app.deps.db
    .updateTable('registries')
    .set({ passcodeSealed: 'sealed', passcodeVersion: 1 })
    .where('id', '=', (eb) =>
      eb.selectFrom('registryShares').select('registryId').where('shareCode', '=', shareCode),
    )
    .execute();
}

for (const route of contractRoutes.filter(({ path }) => path.includes(':shareCode')))
  test(`${route.id} tells nobody anything of a registry with a passcode`, async () => {
    const request = await routeCaseOf(route.id).request(createFixtures(app, users));
    await lock(belowLink.parse(request).params.shareCode);
    for (const kind of userKinds) {
      const browser = await users.browserFor(kind, route.id);
      const response = await sendRequest(browser, route, request);
      const { error } = errorOf.parse(await response.json());
      expect({ status: response.status, code: error.code, message: error.message }).toStrictEqual(
        refusal,
      );
    }
  });

for (const form of contractForms.filter(
  ({ id, path }) => path.includes(':shareCode') && id !== openRegistryForm.id,
))
  test(`${form.id} does nothing for a registry with a passcode`, async () => {
    const sample = await formCaseOf(form.id).form(createFixtures(app, users), app);
    await lock(belowLink.parse(sample).params.shareCode);
    for (const kind of userKinds) {
      const browser = await users.browserFor(kind, form.id);
      expect((await postForm(browser, form, sample)).status).toBe(403);
    }
  });
