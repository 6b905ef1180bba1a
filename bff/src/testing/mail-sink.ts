import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly to: string;
  readonly messageId: string;
}

export interface MailSink {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  close(): void;
}

function converse(socket: Socket, accept: (mail: ReceivedMail) => void): void {
  let buffered = '';
  let to = '';
  let content: string[] | undefined;
  const answer = (line: string): string => {
    if (content) {
      if (line !== '.') {
        content.push(line);
        return '';
      }
      const header = content.find((each) => /^message-id:/i.test(each)) ?? '';
      accept({ to, messageId: header.replace(/^message-id:\s*/i, '') });
      content = undefined;
      return '250 accepted\r\n';
    }
    const recipient = /^RCPT TO:<(.*?)>/i.exec(line)?.[1];
    if (recipient !== undefined) to = recipient;
    if (/^DATA/i.test(line)) {
      content = [];
      return '354 go on\r\n';
    }
    return /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n';
  };
  socket.on('error', () => socket.destroy());
  socket.write('220 sink\r\n');
  socket.on('data', (chunk: Buffer) => {
    const lines = (buffered + chunk.toString('latin1')).split('\r\n');
    buffered = lines.pop() ?? '';
    const answers = lines.map(answer).join('');
    if (answers) socket.write(answers);
  });
}

/** On a port of its own, or on that of a mail server that was away. */
export async function startMailSink(port = 0): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, (mail) => received.push(mail));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const listening = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    received,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
