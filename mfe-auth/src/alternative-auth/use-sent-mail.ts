import { useState } from 'react';

const resendAfter = 60_000;

export interface SentMail {
  /** Undefined until a mail went out. */
  readonly to: string | undefined;
  /** When another one may be asked for. */
  readonly resendAt: number | undefined;
  readonly sent: (to: string) => void;
  readonly startOver: () => void;
}

export function useSentMail(): SentMail {
  const [mail, setMail] = useState<{ to: string; resendAt: number }>();
  return {
    to: mail?.to,
    resendAt: mail?.resendAt,
    sent: (to) => setMail({ to, resendAt: Date.now() + resendAfter }),
    startOver: () => setMail(undefined),
  };
}
