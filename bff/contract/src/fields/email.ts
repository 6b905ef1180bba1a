import { z } from 'zod';

const addressPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

const firstProblem = (address: string): string | undefined => {
  if (address === '') return 'Email address is required';
  if (address.length > 254) return 'Email address is too long';
  if (address.includes('..')) return 'Email cannot contain consecutive dots';
  const local = address.split('@')[0] ?? '';
  if (/^\.|\.$/.test(address) || /^\.|\.$/.test(local))
    return 'Email cannot start or end with a dot';
  if (!addressPattern.test(address)) return 'Please enter a valid email address';
  if (local.length > 64) return 'Email address is invalid';
  return undefined;
};

/** An e-mail address, trimmed and lower-cased, because one mailbox is one account. */
export const email = z
  .string('Email address is required')
  .trim()
  .superRefine((address, context) => {
    const message = firstProblem(address);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((address) => address.toLowerCase());

export const emailProblem = (address: string): string | undefined => firstProblem(address.trim());
