import { formatEventDate, plural } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, link, note, text, type MailContent } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

type Occasion = MailData<'host-occasion'>;

interface Words {
  readonly heading: string;
  readonly message: string;
  readonly button: string;
  readonly link?: string | undefined;
}

const capitalized = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);

function whatIsLeft({ left }: Occasion): string {
  if (left === null) return 'What your guests have chosen is still a surprise.';
  if (left === 0) return 'Every gift on your list has been chosen.';
  return plural(
    left,
    'One gift on your list is still open.',
    '# gifts on your list are still open.',
  );
}

/** Jobs of earlier versions don't say how many days it is. */
function daysAhead(days: number | undefined): string {
  if (days === undefined) return 'soon';
  if (days === 0) return 'today';
  return plural(days, 'tomorrow', 'in # days');
}

function wordsOf(data: Occasion): Words {
  switch (data.occasion) {
    case 'event-soon':
      return {
        heading: `Your event is ${daysAhead(data.days)}`,
        message: `It is on ${formatEventDate(data.eventDate)}. ${whatIsLeft(data)} A short reminder to your guests may help.`,
        button: 'Open the Gift Book',
      };
    case 'book-open':
      return {
        heading: 'Your Gift Book is open',
        message: 'The surprise is over: see who gave what, and say thanks.',
        button: 'Open the Gift Book',
      };
    case 'completion':
      return {
        heading: 'Is your registry complete?',
        message: `Your event was on ${formatEventDate(data.eventDate)}. You can complete the registry: the link stays readable, and guests can no longer give.`,
        button: data.completeLink ? 'Complete the registry' : 'Open the Gift Book',
        link: data.completeLink,
      };
    case 'guest-data-ends':
      return {
        heading: 'Download your Gift Book',
        message: `${capitalized(daysAhead(data.days))} the names, addresses and messages of your guests leave our system. The gifts stay. Download the book or print it before.`,
        button: 'Open the Gift Book',
      };
  }
}

export function hostOccasion(data: Occasion): MailContent {
  const words = wordsOf(data);
  return {
    subject: `${data.registryName}: ${words.heading}`,
    preview: words.message,
    heading: words.heading,
    blocks: [
      text(`Hello ${safeName(data.firstName)}, this is about ${data.registryName}.`),
      text(words.message),
      button(words.button, words.link ?? data.bookLink),
      link('Change how these mails come', data.settingsLink),
      note('You get this mail because you host this registry.'),
    ],
    unsubscribeLink: data.unsubscribeLink,
  };
}
