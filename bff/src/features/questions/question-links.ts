import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import { createUrlTokens } from '../../platform/keys/url-token.ts';
import { linkOrigin } from '../../platform/origins/link-origin.ts';
import { shareLink } from '../sharing/index.ts';

export interface QuestionLinks {
  readonly answer: (question: { readonly id: string; readonly shareCode: string }) => string;
  readonly questions: (registryId: string) => string;
  readonly verify: (token: string) => string | null;
}

export function createQuestionLinks(
  config: Pick<Config, 'sessionSecret' | 'publicBaseUrl'>,
): QuestionLinks {
  const tokens = createUrlTokens(derivedKey(config.sessionSecret, 'question-link'));
  return {
    answer: ({ id, shareCode }) =>
      `${shareLink(linkOrigin(config), shareCode)}/answers/${tokens.sign(id)}`,
    questions: (registryId) => `${linkOrigin(config)}/questions/${registryId}`,
    verify: (token) => z.uuid().safeParse(tokens.read(token)).data ?? null,
  };
}
