import type { readEmailLink, ReplyOf } from '@gift-registry/bff-contract';

export type EmailLink = ReplyOf<typeof readEmailLink>;

interface Question {
  readonly title: string;
  readonly lede: string;
  readonly accept: string;
  readonly refuse?: string;
}

export function questionOf({ kind, oldEmail, newEmail }: EmailLink): Question {
  switch (kind) {
    case 'old':
      return {
        title: 'Change your address?',
        lede: `Your account would move from ${oldEmail} to ${newEmail}.`,
        accept: 'Yes, change it',
        refuse: 'No, this wasn’t me',
      };
    case 'new':
      return {
        title: 'Is this your new address?',
        lede: `Your account would move from ${oldEmail} to ${newEmail}.`,
        accept: 'Yes, use this address',
        refuse: 'No, I didn’t ask for this',
      };
    case 'restore':
      return {
        title: 'Take the change back?',
        lede: `Your account returns from ${newEmail} to ${oldEmail}. Everybody is signed out, and you choose a new password.`,
        accept: 'Take it back',
      };
  }
}

interface Result {
  readonly title: string;
  readonly lede: string;
  readonly next: { readonly label: string; readonly href: string };
}

const toAccount = { label: 'Your account', href: '/account' };
const toReset = { label: 'Choose a new password', href: '/reset-password' };

export function resultOf(outcome: string, { kind }: EmailLink): Result {
  switch (outcome) {
    case 'changed':
      return {
        title: 'Your address is changed',
        lede: 'You sign in with the new address from now on.',
        next: toAccount,
      };
    case 'restored':
      return {
        title: 'Your account is back',
        lede: 'Everybody is signed out. Please choose a new password now.',
        next: toReset,
      };
    case 'refused':
      return kind === 'old'
        ? {
            title: 'Your address stays',
            lede: 'Everybody is signed out. Somebody knows your password, so please choose a new one.',
            next: toReset,
          }
        : {
            title: 'Nothing was changed',
            lede: 'The account keeps its present address.',
            next: { label: 'To the start', href: '/' },
          };
    default:
      return {
        title: 'Confirmed',
        lede: 'Now press the button in the mail to your other address.',
        next: toAccount,
      };
  }
}
