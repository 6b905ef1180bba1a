import type { LegalSection } from './legal-section.ts';

export const privacyPolicy: readonly LegalSection[] = [
  {
    heading: 'What we keep of hosts',
    points: [
      'Your name, email address and phone number, so that you can sign in and be reached.',
      'Your registries with their items, cover picture and story, and your delivery preferences. A photo is stored without the place and time that cameras write into it.',
      'Your address and the name of the recipient, only when you choose delivery from our catalogue, and the days that suit you if you name them. A packed parcel keeps the address and phone number that it goes to until 180 days after the event or, if the registry is gone, a year after the last change of its order.',
      'Your password as a one-way hash. Nobody can turn it back into the password, not even we.',
      'The IP address and the browser of each sign-in, with its date, so that you can see your devices and we can stop attacks.',
    ],
  },
  {
    heading: 'What we keep of guests',
    paragraphs: [
      'The name that you give with a gift, your message, and your email address if you leave it. Your name, address and message are meant for the hosts, who see them in their Gift Book and may thank you. Other guests and visitors see none of it: for them, the gift is simply taken.',
      'Your name, address and message leave our system 180 days after the event, or at once when you ask. The gift stays, without you. A Gift Book that a host has downloaded or printed is the host’s.',
      'When you order, we keep what you ordered, its price, its payments and the steps of its parcel, and your own address if the parcel goes there. The host sees the gift and where its parcel is, never your address. Your name, message and addresses leave the order 180 days after the event, or when you ask and it has ended; if the registry is gone, a year after the last change of the order. The order stays for our books, without you.',
      'You need no account. A signed cookie in your browser tells us which gifts are yours, so that you can undo them. With it we keep the link through which you came, so that our emails lead back through it. When you open the link of our email in another browser, we remember that this browser shows the gift, too, until 180 days after the event.',
      'When a registry asks for a passcode, a signed cookie remembers for 30 days that your browser gave it. For each link, hosts see the number of its visitors per day. To count a visitor once, we keep a hash of network and browser until the end of the day, and no address. With each new gift we keep a hash of its network for three days, so that hosts learn when unusually many gifts came over one connection. They see the givers, never the network.',
      'When you ask to be told of a gift that becomes free, we keep your email address until 12 hours after we told you or until you leave the line, and 180 days after the event at the latest. An address that you don’t confirm leaves after two days. Hosts and other guests don’t learn that you wait.',
      'When you ask the host about a gift, we keep your question, and your name and email address if you leave them. The host sees the question and the name, never the address. Other guests see question and answer when the host shows them, without a name. Questions that are not shown, names and addresses leave 180 days after the event, or at once when you ask.',
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
      'Everyone who has its link. Search engines are told not to list it, the link can’t be guessed, and a new link replaces the old one. When gifts of our catalogue go to your address, guests see its city and state. Your street address is never shown on it, and we don’t give it to other shops.',
    ],
  },
  {
    heading: 'Cookies',
    paragraphs: [
      'We set the few cookies that signing in and choosing gifts need. There are none for advertising, and nobody else’s scripts run on our pages.',
      'Your browser itself remembers forms that you have not finished, failed attempts to sign in, the address of a password reset, the page that led to a sign-up, that somebody has signed in or given with it, the registry that you last added a gift to from elsewhere, and until you close the tab your name and email as a guest. None of it reaches us before you send a form, and signing out deletes it.',
      'Your browser tells us whether a page worked and how fast it was, so that we can take back a faulty version. While you see a page, its tab remembers the kind of page, to report one that made the tab end. The report names the kind of page, not its address and not you, and we keep it for a day.',
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
      'Our email provider: the address and text of the emails that we send you.',
      'The carrier of a parcel: the name, address and phone number that it goes to.',
      'The payment provider, when you pay on its page: the number and amount of the order, and the name of a gift. What you enter there, such as your card, stays there.',
      'Google, only if you sign in with Google, and only that you did.',
      'Nobody else. We don’t sell data.',
    ],
  },
  {
    heading: 'For how long',
    paragraphs: [
      'Accounts and registries stay until you delete them. Questions that you send us are deleted after two years, or when you ask us to. The address of somebody who was invited as co-host is deleted 180 days after the invitation ended. Links that you paste as a list are deleted after two days. Your account, with everything that belongs to it, is deleted 14 days after you press ‘Delete my account’; until then you can keep it. A registry that a host deletes can be restored for 30 days. Gifts that a guest takes back are deleted after 30 days.',
      'A session, with the name of its browser, ends after 14 days without a visit and after 30 days at the latest, and is deleted. The record of sign-ins and other changes to your account, with the IP address and browser, and of deletions and handovers of registries, is deleted after 180 days. When your account is deleted, that record loses everything that points to you at once. What our team changes for you is recorded for two years.',
      'A list of the emails that we sent, with their address and text but without links and codes, is deleted after 30 days. Until the link or code in an email has ended, and for a week at most, we keep it encrypted so that we can send it again.',
    ],
  },
  {
    heading: 'Your choice',
    paragraphs: [
      'On the page ‘Your account’ you see and correct your data, take all of it home in one file, and delete it. The file is kept for 24 hours, and only you can open it. You can also write to us. We answer within 48 hrs, and you don’t have to say why.',
    ],
  },
  {
    heading: 'When this changes',
    paragraphs: [
      'Before we use your data for anything that is not written here, we ask you by email.',
    ],
  },
];
