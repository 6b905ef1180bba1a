import { sql } from 'kysely';

export const guessedRecently = sql<string | null>`
  case when registries.passcode_guessed_at > now() - interval '7 days'
    then registries.passcode_guessed_at end`.as('passcodeGuessedAt');
