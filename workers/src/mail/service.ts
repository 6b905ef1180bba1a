import { createTransport } from 'nodemailer';
import { telemetry } from '@gift-registry/workers-contract';
import type { Config } from '../config.ts';
import type { QueuedJob } from '../queue/queued-job.ts';
import { processMail } from './processor.ts';
import { createRetryDelay } from './retry-delay.ts';

const CONCURRENCY = 8;

function isLoopback(smtpUrl: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(smtpUrl).hostname);
}

function domainOf(from: string): string {
  return /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost';
}

export function createMailService(config: Config['mail']) {
  const transport = createTransport({
    url: config.smtpUrl,
    // A local inbox offers STARTTLS with a self-signed certificate.
    ignoreTLS: isLoopback(config.smtpUrl),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const dependencies = {
    sender: config,
    domain: domainOf(config.from),
    send: (mail: Parameters<typeof transport.sendMail>[0]) => {
      const send = () => transport.sendMail(mail);
      return telemetry()?.span({ name: 'send mail', kind: 'producer' }, send) ?? send();
    },
  };
  return {
    concurrency: CONCURRENCY,
    retryDelay: createRetryDelay(config.retry),
    handle: (job: QueuedJob, signal: AbortSignal) => processMail(dependencies, job, signal),
    close: async () => transport.close(),
  };
}
