import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import { createRateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import { guestMailLimits } from './guest-mail-limits.ts';

type Mail = Omit<Parameters<typeof guestMailLimits>[0], 'strangersMails'>;

/** Takes the room of one mail in its mailbox. Resolves to null, or to the seconds until there is some. */
export function createTakeRoom(config: Config) {
  const secret = derivedKey(config.sessionSecret, 'rate-limits');
  return async (trx: Db, mail: Mail): Promise<number | null> => {
    const limiter = createRateLimiter(trx, secret);
    const waits: number[] = [];
    const { mailsPerDay: strangersMails } = config.giftLimits;
    for (const limits of guestMailLimits({ ...mail, strangersMails })) {
      const wait = await limiter.take(limits);
      if (wait === null) return null;
      waits.push(wait);
    }
    return Math.min(...waits);
  };
}
