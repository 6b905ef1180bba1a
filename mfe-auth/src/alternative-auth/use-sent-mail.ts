import { useState } from 'react';

const resendAfter = 60_000;

export interface SentMail {
  /** The recipient; undefined until a mail was sent. */
  readonly to: string | undefined;
  /** The earliest time for another mail, in milliseconds. */
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
