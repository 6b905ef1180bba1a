import { sql } from 'kysely';

/** The time at which the hosts were told of guesses, for a week. */
export const guessedRecently = sql<string | null>`
  case when registries.passcode_guessed_at > now() - interval '7 days'
    then registries.passcode_guessed_at end`.as('passcodeGuessedAt');
