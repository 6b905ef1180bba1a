import { formatTime, type ReleaseWithdrawal } from '@gift-registry/bff-contract';

const proofs = {
  files: 'A file of it was missing',
  rendering: 'The server could not render it',
  browser: 'It failed in our own browser',
  decision: 'Somebody took it back',
} as const;

/** The reason of a withdrawal in one line, such as '21 of 64 views failed on /guest, in code-form: x is undefined'. */
export function withdrawalWords(withdrawal: ReleaseWithdrawal): string {
  const { because, page, part, file, error, views, failed, at } = withdrawal;
  const what =
    because === 'reports'
      ? views !== null && failed !== null
        ? `${failed} of ${views} views failed`
        : 'Browsers reported failures'
      : proofs[because];
  const where = page ?? file;
  return `${what}${where ? ` on ${where}` : ''}${part ? `, in ${part}` : ''}${error ? `: ${error}` : ''}, ${formatTime(at)}`;
}
