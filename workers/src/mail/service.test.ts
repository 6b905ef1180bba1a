import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { mailDefinition } from '@gift-registry/workers-contract';
import { PermanentError } from '../queue/permanent-error.ts';
import { createMailService } from './service.ts';
import { HOSTILE_DATA } from './testing/hostile-mails.ts';

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

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  service = createMailService({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Tohfa <hello@tohfa.example>',
    brand: 'Tohfa',
    brandLine: 'gifts that are truly wanted',
    publicBaseUrl: 'https://tohfa.example',
    retry: { firstWaitMs: 5_000, hours: 48 },
  });
});

afterAll(async () => {
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
      reportProgress: async () => undefined,
      replaceData: async (replaced) => void stored.push(replaced),
    },
    AbortSignal.timeout(10_000),
  );

const receipt = {
  template: 'claim-receipt',
  to: 'ravi@example.com',
  data: HOSTILE_DATA['claim-receipt'],
};

test('a mail has a text part, an HTML part and the same Message-ID on every attempt', async () => {
  await deliver(receipt);
  const [mail] = inbox;
  if (!mail) throw new Error('mail is missing.');
  expect(mail.messageId).toBe('<0198-job@tohfa.example>');
  expect(mail.text ?? '').toMatch(/Lamp <b>"Diya"<\/b> & oil/);
  expect(String(mail.html)).toMatch(/Lamp &lt;b&gt;&quot;Diya&quot;/);
  expect(mail.text ?? '').toMatch(/Nov 22, 2026, \d+:\d\d [AP]M IST/);
});

test('the foot of a mail names the address where its request came, else the configured one', async () => {
  await deliver({ ...receipt, origin: 'http://192.168.1.20:3000' });
  await deliver(receipt);
  const lastLine = (mail = '') => mail.trim().split('\n').at(-1);
  expect(inbox.map((mail) => lastLine(mail.text))).toStrictEqual([
    'http://192.168.1.20:3000',
    'https://tohfa.example',
  ]);
  expect(String(inbox[0]?.html)).toContain('http://192.168.1.20:3000');
});

test('a product name adds no header and no recipient', async () => {
  await deliver(receipt);
  const [mail] = inbox;
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.subject ?? '').toMatch(/Bcc: someone@example\.com/);
});

test("a delivered mail's job loses its data and is not sent again", async () => {
  await deliver(receipt);
  expect(stored).toStrictEqual([{ delivered: '<0198-job@tohfa.example>' }]);
  await deliver(stored[0]);
  expect(inbox.length).toBe(1);
});

test('a permanent SMTP error (5xx) fails the job at once', async () => {
  refusal = { responseCode: 550 };
  await expect(deliver(receipt)).rejects.toThrow(PermanentError);
});

test('a temporary SMTP error (4xx) is retried', async () => {
  refusal = { responseCode: 451 };
  await expect(deliver(receipt)).rejects.not.toBeInstanceOf(PermanentError);
});

test('a job with invalid data fails at once', async () => {
  await expect(deliver({ template: 'otp', to: 'nobody', data: {} })).rejects.toThrow(
    PermanentError,
  );
});

test("a query to the team has the visitor's address as Reply-To", async () => {
  await deliver({
    template: 'query-team',
    to: 'team@example.com',
    data: mailDefinition('query-team').sample,
  });
  expect(inbox[0]?.replyTo?.value[0]?.address).toBe('ravi@example.com');
});
