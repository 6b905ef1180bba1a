import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import {
  drawMailTemplate,
  drawTeamMail,
  getMailDrawing,
  listMailTemplates,
  urlOf,
} from '@gift-registry/bff-contract';
import { createLogger } from '../../platform/logging/logger.ts';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { startMailWorker } from '../../testing/processes/mail-worker-process.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let team: TestClient;
let worker: ChildProcess;
const logged: string[] = [];
beforeAll(async () => {
  const log = createLogger('warn', { write: (line) => logged.push(line) });
  app = await createTestApp({ log });
  ({ client: team } = await signUpAndIn(app, { role: 'support' }));
  worker = startMailWorker(app.database, 'smtp://127.0.0.1:9');
});
afterAll(async () => {
  worker.kill('SIGKILL');
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
  await app.close();
});

const pageOf = (drawingId: string) =>
  team.fetch(urlOf(getMailDrawing.path, { params: { drawingId } }));

test('a logged mail is drawn without its link, as a page that runs and loads nothing', async () => {
  const mailId = await app.deps.outbox.mail(app.deps.db, {
    ...{ template: 'reset-password', to: 'asha@example.com' },
    data: { firstName: 'Asha', link: 'https://tohfa.example/reset-password?access_token=s3cret' },
  });
  const { subject, drawingId } = await team.call(drawTeamMail, { params: { mailId }, query: {} });
  expect(subject).toBe('Choose a new Tohfa password');
  const page = await pageOf(drawingId);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  );
  expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  const html = await page.text();
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('https://tohfa.example/reset-password/•••');
  expect(html).not.toContain('s3cret');
  expect(logged).toEqual([]);
});

test('each template is drawn in light and dark', async () => {
  const { templates } = await team.call(listMailTemplates, {});
  expect(templates).toContain('claim-receipt');
  for (const scheme of ['light', 'dark'] as const) {
    const params = { template: 'claim-receipt' };
    const { drawingId } = await team.call(drawMailTemplate, { params, query: { scheme } });
    expect(await (await pageOf(drawingId)).text()).toContain(
      scheme === 'dark' ? '@media all {' : '@media not all {',
    );
  }
});

test('a job that is no drawing is not found', async () => {
  const id = await app.deps.outbox.mail(app.deps.db, {
    ...{ template: 'no-account', to: 'asha@example.com' },
    data: { signupLink: 'https://tohfa.example/email-signup' },
  });
  expect((await failureOf(team.call(getMailDrawing, { params: { drawingId: id } }))).status).toBe(
    404,
  );
});
