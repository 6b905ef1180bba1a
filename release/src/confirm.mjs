import { createInterface } from 'node:readline/promises';
import { ReleaseError } from './release-error.mjs';

/**
 * Asks on the terminal. Programs answer with --yes.
 *
 * @param {string} question
 * @param {boolean} isYes
 */
export async function confirm(question, isYes) {
  if (isYes) return;
  if (!process.stdin.isTTY)
    throw new ReleaseError(`${question}\nNothing was changed. Add --yes to answer yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new ReleaseError('Nothing was changed.');
}
