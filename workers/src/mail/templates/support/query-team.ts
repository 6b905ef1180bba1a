import type { MailData } from '@gift-registry/workers-contract';
import { facts, quote, type MailContent } from '../../content.ts';
import { singleLine } from '../../safe-text.ts';

export function queryTeam(data: MailData<'query-team'>): MailContent {
  return {
    subject: `Query from ${data.name}`,
    preview: singleLine(data.query),
    heading: 'A new query',
    blocks: [
      facts(['Name', data.name], ['Email', data.email], ['Phone', data.phone ?? 'not given']),
      quote(data.query),
    ],
    replyTo: data.email,
  };
}
