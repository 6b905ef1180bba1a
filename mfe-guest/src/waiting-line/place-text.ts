import type { WaitState } from '@gift-registry/bff-contract';

export const placeText: Readonly<
  Record<WaitState, { readonly title: string; readonly description: string }>
> = {
  unconfirmed: {
    title: 'One more step',
    description: 'We emailed you a link. Open it and confirm your email, and you are in the line.',
  },
  waiting: {
    title: 'You are in the line',
    description: 'We email you if this gift becomes free and it is your turn.',
  },
  told: {
    title: 'It is free again',
    description: 'It is your turn: give it before somebody else does.',
  },
  left: {
    title: 'You are not in the line',
    description: 'We don’t email you about this gift.',
  },
};
