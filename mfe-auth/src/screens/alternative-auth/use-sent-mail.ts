import { useState } from 'react';

const resendAfter = 60_000;

export interface SentMail {
  readonly to: string;
  /** The earliest time for another mail, in milliseconds. */
  readonly resendAt: number;
}

export interface SentMailState {
  readonly mail: SentMail | undefined;
  readonly setSent: (to: string) => void;
  readonly startOver: () => void;
}

export function useSentMail(): SentMailState {
  const [mail, setMail] = useState<SentMail>();
  return {
    mail,
    setSent: (to) => setMail({ to, resendAt: Date.now() + resendAfter }),
    startOver: () => setMail(undefined),
  };
}
