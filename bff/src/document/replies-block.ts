import { documentRepliesId } from '@gift-registry/bff-contract';
import { jsonTextBlock } from './html.ts';
import type { ReplyText } from './read-replies.ts';

/** The replies in the format of `documentReply`; their JSON is not parsed again. */
export function repliesBlock(replies: readonly ReplyText[]): string {
  const texts = replies.map(
    ({ path, status, json }) =>
      `{"path":${JSON.stringify(path)},"status":${status},"body":${json}}`,
  );
  return jsonTextBlock('application/json', `[${texts.join(',')}]`, documentRepliesId);
}
