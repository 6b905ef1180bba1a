import { formatPaise } from '@gift-registry/bff-contract/formats';
import type { Link } from './books.ts';
import type { Manner } from './webhooks.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? '');

const outcomes = {
  paid: ['Pay', 'The money arrives, and the shop hears of it at once.'],
  failed: ['Fail', 'The bank says no. You can try again.'],
  'wrong-amount': ['Pay one rupee less', 'As a broken provider would.'],
  late: ['Pay after the link has ended', 'As a slow bank does.'],
} as const;
export type Outcome = keyof typeof outcomes;

export const isOutcome = (name: string | null): name is Outcome =>
  name !== null && Object.hasOwn(outcomes, name);

const switches = {
  doubled: ['Sent twice', 'Each webhook comes a second time.'],
  late: ['Late', 'They come after 20 seconds, so you are back before the shop knows.'],
  reordered: ['In another order', 'The last webhook comes first.'],
} as const;

const isSwitch = (name: string): name is keyof typeof switches => Object.hasOwn(switches, name);

export const chosenSwitches = (form: URLSearchParams): Manner =>
  Object.fromEntries(
    form
      .getAll('webhooks')
      .filter(isSwitch)
      .map((name) => [name, true]),
  );

const page = (content: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Demo payment</title>
    <style>
      body { font: 1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 12vh auto; padding: 0 1rem; }
      button { font: inherit; width: 100%; margin: 0.4rem 0; padding: 0.8rem 1rem; text-align: left;
        border: 1px solid #bbb; border-radius: 0.6rem; background: #fff; cursor: pointer; }
      button:hover, button:focus-visible { border-color: #333; }
      small { display: block; color: #555; }
      .demo { padding: 0.6rem 1rem; border: 2px solid #b45309; border-radius: 0.6rem; background: #fffbeb; }
      fieldset { margin: 1rem 0; border: 1px solid #bbb; border-radius: 0.6rem; }
      label { display: block; margin: 0.4rem 0; }
    </style>
  </head>
  <body>${content}</body>
</html>`;

const demoNote =
  '<p class="demo"><strong>This is a demo.</strong> It stands in for a payment provider on this machine. No money moves.</p>';

export const paymentPage = (link: Link): string =>
  page(`
    ${demoNote}
    <h1>Pay ${formatPaise(link.paise)}</h1>
    <p>${escapeHtml(link.description)}</p>
    <form method="post">
      <fieldset><legend>How the shop hears of it</legend>${Object.entries(switches)
        .map(
          ([name, [label, about]]) =>
            `<label><input type="checkbox" name="webhooks" value="${name}"> ${label}<small>${about}</small></label>`,
        )
        .join('')}</fieldset>
      ${Object.entries(outcomes)
        .map(
          ([name, [label, about]]) =>
            `<button name="outcome" value="${name}">${label}<small>${about}</small></button>`,
        )
        .join('')}</form>`);

export const endedPage = (): string =>
  page('<h1>This payment has ended</h1><p>Go back to the shop and start again.</p>');

export const startPage = (): string =>
  page(`
    ${demoNote}
    <h1>Demo payments</h1>
    <p>Order a gift of the catalogue: its payment opens here, with buttons for each way in which it can end.</p>`);
