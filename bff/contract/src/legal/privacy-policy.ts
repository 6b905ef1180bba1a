import type { LegalSection } from './legal-section.ts';

export const privacyPolicy: readonly LegalSection[] = [
  {
    heading: 'What we keep of hosts',
    points: [
      'Your name, email address and phone number, so that you can sign in and be reached.',
      'Your registries, their items and your delivery preferences.',
      'Your address, only when you choose delivery from our catalogue.',
      'Your password as a one-way hash, which nobody can turn back into the password, us included.',
    ],
  },
  {
    heading: 'What we keep of guests',
    paragraphs: [
      'The name that you give with a gift, your message, and your email address if you leave it. The host sees your name and message. Other guests and visitors see none of it: for them, the gift is simply taken.',
      'You need no account. Your browser keeps a signed cookie, by which we know that a gift is yours to undo.',
    ],
  },
  {
    heading: 'What we keep when you ask us something',
    paragraphs: [
      'Your name, email address, phone number if you give it, and your question, so that we can answer it. We use them for nothing else.',
    ],
  },
  {
    heading: 'Who sees a registry',
    paragraphs: [
      'Whoever has its link. Search engines are told to stay out, the link can’t be guessed, and a new link makes the old one useless. Your street address is never shown on it, and shops on other websites don’t get it from us.',
    ],
  },
  {
    heading: 'Cookies',
    paragraphs: [
      'We set the few cookies that signing in and choosing gifts need. There are none for advertising, and nobody else’s scripts run on our pages.',
    ],
  },
  {
    heading: 'Pages that we read for you',
    paragraphs: [
      'When you paste the address of a product, our server opens that page to read its name, picture and price. The shop learns that somebody asked, but not who.',
    ],
  },
  {
    heading: 'Who else receives data',
    points: [
      'Delivery partners: what they need to bring a parcel.',
      'Our mail provider: the address and text of the mails that we send you.',
      'Google, only if you sign in with Google, and only that you did.',
      'Nobody else. We don’t sell data.',
    ],
  },
  {
    heading: 'For how long',
    paragraphs: [
      'Accounts, registries and questions stay until you ask us to delete them. Then they go, together with everything that belongs to them.',
    ],
  },
  {
    heading: 'Your choice',
    paragraphs: [
      'Write to us to see, correct, take along or delete what we keep of you. We answer within 48 hrs, and you don’t have to say why.',
    ],
  },
  {
    heading: 'When this changes',
    paragraphs: [
      'If we ever want to do more with your data than is written here, we ask you first by email.',
    ],
  },
];
