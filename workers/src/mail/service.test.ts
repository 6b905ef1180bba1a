import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { PermanentError } from '../queue/permanent-error.ts';
import { createMailService } from './service.ts';
import { SAMPLE_DATA } from './testing/sample-mails.ts';

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
    publicBaseUrl: 'https://tohfa.example',
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
  data: SAMPLE_DATA['claim-receipt'],
};

test('a mail arrives with both parts and an id that is the same for every attempt', async () => {
  await deliver(receipt);
  const [mail] = inbox;
  if (!mail) throw new Error('mail is missing.');
  expect(mail.messageId).toBe('<0198-job@tohfa.example>');
  expect(mail.text ?? '').toMatch(/Lamp <b>"Diya"<\/b> & oil/);
  expect(String(mail.html)).toMatch(/Lamp &lt;b&gt;&quot;Diya&quot;/);
  expect(mail.text ?? '').toMatch(/Sunday,? 22 November 2026/);
});

test('a product name adds no header and no recipient', async () => {
  await deliver(receipt);
  const [mail] = inbox;
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.subject ?? '').toMatch(/Bcc: someone@example\.com/);
});

test('the links and codes of a delivered mail leave the queue, and it is not sent again', async () => {
  await deliver(receipt);
  expect(stored).toStrictEqual([{ delivered: '<0198-job@tohfa.example>' }]);
  await deliver(stored[0]);
  expect(inbox.length).toBe(1);
});

test('an address that the server refuses for good is not tried again', async () => {
  refusal = { responseCode: 550 };
  await expect(deliver(receipt)).rejects.toThrow(PermanentError);
});

test('an answer that says later is tried again', async () => {
  refusal = { responseCode: 451 };
  await expect(deliver(receipt)).rejects.not.toBeInstanceOf(PermanentError);
});

test('a job that is no mail fails at once', async () => {
  await expect(deliver({ template: 'otp', to: 'nobody', data: {} })).rejects.toThrow(
    PermanentError,
  );
});

test('the team answers a query to the one who asked', async () => {
  await deliver({
    template: 'query-team',
    to: 'team@example.com',
    data: SAMPLE_DATA['query-team'],
  });
  expect(inbox[0]?.replyTo?.value[0]?.address).toBe('ravi@example.com');
});
