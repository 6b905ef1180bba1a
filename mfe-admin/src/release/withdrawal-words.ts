import { formatTime, type ReleaseWithdrawal } from '@gift-registry/bff-contract';

const grounds = {
  files: 'A file of it was missing',
  rendering: 'The server could not render it',
  decision: 'Somebody took it back',
} as const;

/** The reason of a withdrawal in one line, such as 'The server could not render it on /guest: x is undefined, 9:05'. */
export function withdrawalWords({ because, page, file, error, at }: ReleaseWithdrawal): string {
  const where = page ?? file;
  return `${grounds[because]}${where ? ` on ${where}` : ''}${error ? `: ${error}` : ''}, ${formatTime(at)}`;
}
