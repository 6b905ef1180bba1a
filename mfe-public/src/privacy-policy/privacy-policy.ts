import type { ReadingSection } from '../reading/reading-page.tsx';

export const privacyPolicy: readonly ReadingSection[] = [
  {
    heading: 'What we keep of hosts',
    points: [
      'Your name, email address and phone number, so that you can sign in and be reached.',
      'Your registries, their items and your delivery preferences.',
      'Your address only when you choose delivery from our catalogue.',
    ],
  },
  {
    heading: 'What we keep of guests',
    text: 'The name you give with a gift, and your email address if you leave it. The host sees them; other guests and visitors never do.',
  },
  {
    heading: 'Who sees a registry',
    text: 'Whoever has its link. It is not listed anywhere, and a new link makes the old one useless.',
  },
  {
    heading: 'Cookies',
    text: 'We set the cookies that signing in and choosing gifts need. There are none for advertising.',
  },
  {
    heading: 'Who else receives data',
    text: 'Delivery partners receive what they need to bring a parcel. We sell no data to anyone.',
  },
  {
    heading: 'For how long',
    text: 'Until you delete your account. Then your profile and your registries are deleted with it.',
  },
  {
    heading: 'Your choice',
    text: 'Write to us to see, correct or delete what we keep of you. We answer within 48 hrs.',
  },
];
