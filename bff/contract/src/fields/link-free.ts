import type { z } from 'zod';

const address =
  /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S*|[^\s@]+@[^\s@]+\.\S+|\b\d{1,3}(?:\.\d{1,3}){3}\b\S*/giu;
/** 'bank.example' and '163.com', but not '2.5L' and 'Mrs.Rao'. */
const domain =
  /(?<![\p{L}\d])(?!(?:mr|mrs|ms|dr|st|smt|shri|sri|prof|no|vs)\.)(?:[\p{L}\d-]+\.)*(?:[\p{L}\d-]*\p{L}[\p{L}\d-]*\.\p{L}{2,}|\d+\.(?:com|net|org|info|in|co|io|cn|ru))(?![\p{L}\d])(?:[/:?#]\S*)?/giu;
/** Control, format and other invisible characters. Joiners stay, because Indian scripts need them. */
const invisible = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/gu;

export function withoutLinks(name: string, maxLength = 60): string {
  const plain = name
    .replace(invisible, ' ')
    .replace(address, ' ')
    .replace(domain, ' ')
    .replace(/[<>@\\]|\/{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(plain);
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trim()}…`
    : plain;
}

const isMatch = (pattern: RegExp, text: string): boolean => text.search(pattern) !== -1;

const phishing =
  /\b(?:account|bank|card|kyc|upi|otp|password|wallet|parcel|invoice)\b.{0,40}\b(?:locked|blocked|suspended|expired?|verify|verification|confirm|update|on hold)\b|\b(?:verify|confirm|update|unlock)\b.{0,20}\b(?:account|bank|card|kyc|upi|otp|password|wallet)\b|\b(?:click|tap) (?:here|below|the link)\b/iu;

/** The patterns take seconds on 60,000 characters, so a limit on the length has to come first, with `abort`. */
export function refuseLinks(name: string, context: z.core.$RefinementCtx<string>): void {
  const message =
    isMatch(address, name) || isMatch(domain, name)
      ? 'Please leave web and email addresses out of the name.'
      : isMatch(phishing, name)
        ? 'Please choose a name that doesn’t read like a message from a bank or a service.'
        : isMatch(invisible, name)
          ? 'Please remove the invisible characters from the name.'
          : undefined;
  if (message) context.addIssue({ code: 'custom', message });
}

/** A shop's name at the end of a page title: 'Steel bottle | Amazon.in' is a 'Steel bottle'. */
export const withoutShop = (title: string): string =>
  title.replace(/\s+[|–—:-]\s+(?:buy\s.*)?(?:www\.)?[\p{L}\d-]+(?:\.\p{L}{2,}){1,2}$/iu, '');
