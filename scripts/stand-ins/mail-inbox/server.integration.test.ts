import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { launchNode } from '../../processes/node-process.ts';
import { portOrFree } from '../../processes/ports.ts';
import { untilHealthy } from '../../processes/probe.ts';

const folder = mkdtempSync(join(tmpdir(), 'mail-inbox-'));
let web: string;
let smtpPort: number;
let stop: () => void;

beforeAll(async () => {
  smtpPort = await portOrFree(undefined);
  const webPort = await portOrFree(undefined);
  web = `http://127.0.0.1:${webPort}`;
  const env = {
    ...process.env,
    MAIL_WEB_PORT: String(webPort),
    MAIL_SMTP_PORT: String(smtpPort),
    MAIL_FOLDER: folder,
  };
  const server = launchNode(['scripts/stand-ins/mail-inbox/server.ts'], env, 2);
  stop = () => server.kill();
  await untilHealthy('The mail inbox', `${web}/email`);
});
afterAll(() => {
  stop();
  rmSync(folder, { recursive: true });
});

async function send(subject: string): Promise<void> {
  const socket = connect(smtpPort, '127.0.0.1');
  const commands = [
    'HELO test',
    'MAIL FROM:<from@example.com>',
    'RCPT TO:<to@example.com>',
    'DATA',
    `To: to@example.com\r\nSubject: ${subject}\r\n\r\nHello\r\n.`,
    'QUIT',
  ];
  for await (const line of createInterface(socket)) {
    expect(line).toMatch(/^[23]/);
    const command = commands.shift();
    if (command) socket.write(`${command}\r\n`);
  }
}

test('a mail that was sent is in the JSON list at /email, and the page is there too', async () => {
  await send('Your registry is ready');
  const mails: unknown = await (await fetch(`${web}/email`)).json();
  expect(mails).toMatchObject([
    { subject: 'Your registry is ready', to: [{ address: 'to@example.com' }] },
  ]);
  const page = await fetch(`${web}/email`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toMatch(/<!doctype html>/i);
});
