import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { PermanentError } from '../queue/permanent-error.ts';
import { createMailService } from './service.ts';
import { SAMPLES } from './samples.ts';

const inbox: ParsedMail[] = [];
const stored: object[] = [];
let refusal: { responseCode: number } | undefined;

const server = new SMTPServer({
  authOptional: true,
  onRcptTo: (_address, _session, done) =>
    done(refusal ? Object.assign(new Error('refused'), refusal) : null),
  onData: (stream, _session, done) => {
    simpleParser(stream).then((mail) => {
      inbox.push(mail);
      done();
    }, done);
  },
});

let service: ReturnType<typeof createMailService>;

before(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  service = createMailService({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Tohfa <hello@tohfa.example>',
    brand: 'Tohfa',
    publicBaseUrl: 'https://tohfa.example',
  });
});

after(async () => {
  await service.close();
  await new Promise<void>((closed) => server.close(closed));
});

beforeEach(() => {
  inbox.length = 0;
  stored.length = 0;
  refusal = undefined;
});

const deliver = (data: unknown) =>
  service.handle(
    {
      id: '0198-job',
      data,
      isLastAttempt: true,
      report: async () => undefined,
      replaceData: async (replaced) => void stored.push(replaced),
    },
    AbortSignal.timeout(10_000),
  );

const receipt = {
  template: 'claim-receipt',
  to: 'ravi@example.com',
  data: SAMPLES['claim-receipt'],
};

test('a mail arrives with both parts and an id that is the same for every attempt', async () => {
  await deliver(receipt);
  const [mail] = inbox;
  assert.ok(mail);
  assert.equal(mail.messageId, '<0198-job@tohfa.example>');
  assert.match(mail.text ?? '', /Lamp <b>"Diya"<\/b> & oil/);
  assert.match(String(mail.html), /Lamp &lt;b&gt;&quot;Diya&quot;/);
  assert.match(mail.text ?? '', /Sunday,? 22 November 2026/);
});

test('a product name adds no header and no recipient', async () => {
  await deliver(receipt);
  const [mail] = inbox;
  assert.equal(mail?.bcc, undefined);
  assert.match(mail?.subject ?? '', /Bcc: someone@example\.com/);
});

test('the links and codes of a delivered mail leave the queue, and it is not sent again', async () => {
  await deliver(receipt);
  assert.deepEqual(stored, [{ delivered: '<0198-job@tohfa.example>' }]);
  await deliver(stored[0]);
  assert.equal(inbox.length, 1);
});

test('an address that the server refuses for good is not tried again', async () => {
  refusal = { responseCode: 550 };
  await assert.rejects(deliver(receipt), PermanentError);
});

test('an answer that says later is tried again', async () => {
  refusal = { responseCode: 451 };
  await assert.rejects(deliver(receipt), (error) => !(error instanceof PermanentError));
});

test('a job that is no mail fails at once', async () => {
  await assert.rejects(deliver({ template: 'otp', to: 'nobody', data: {} }), PermanentError);
});

test('the team answers a query to the one who asked', async () => {
  await deliver({ template: 'query-team', to: 'team@example.com', data: SAMPLES['query-team'] });
  assert.equal(inbox[0]?.replyTo?.value[0]?.address, 'ravi@example.com');
});
