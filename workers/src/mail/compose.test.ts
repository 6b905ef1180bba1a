import { mailDefinition, mailJobSchema } from '@gift-registry/workers-contract';
import { palettes } from '@gift-registry/bff-contract/themes';
import { compose } from './compose.ts';
import { safeName } from './safe-text.ts';
import { renderHtml } from './rendering/render-html.ts';
import { renderText } from './rendering/render-text.ts';
import { HOSTILE_DATA, HOSTILE_MAILS } from './testing/hostile-mails.ts';

const sender = { brand: 'Tohfa', brandLine: 'gifts', publicBaseUrl: 'https://tohfa.example' };

/** Codes are typed, a query is answered by mail, and a deleted account has no way on. */
const withoutButton = [
  'otp',
  'identity-code',
  'account-deleted',
  'query-receipt',
  'query-answer',
  'query-team',
];

test('a mail about a registry has the colours of its theme, in light and dark', () => {
  const content = compose(
    mailJobSchema.parse({
      template: 'claim-receipt',
      to: 'a@example.com',
      data: HOSTILE_DATA['claim-receipt'],
    }),
    sender,
  );
  const html = renderHtml(content, { ...sender, theme: 'lotus' });
  for (const colour of [palettes.lotus.canvas, palettes.lotus.primary].flatMap(Object.values))
    expect(html).toContain(colour);
  expect(html).toContain('<html lang="en-IN">');
  expect(html).not.toContain(palettes.marigold.primary.light);
  expect(renderHtml(content, { ...sender, theme: 'of a later version' })).toBe(
    renderHtml(content, sender),
  );
});

describe('every mail template renders its sample data without gaps and unsafe links:', () => {
  for (const [template, data] of Object.entries(HOSTILE_MAILS)) {
    test(template, () => {
      const job = mailJobSchema.parse({ template, to: 'a@example.com', data });
      const content = compose(job, sender);
      const text = renderText(content, sender);
      const html = renderHtml(content, sender);
      for (const part of [text, html]) expect(part).not.toMatch(/undefined|\[object|null/);
      expect(html).not.toMatch(/<script|<b>"Diya/);
      const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(hrefs.every((href) => href?.startsWith('https://tohfa.example/'))).toBeTruthy();
      for (const block of content.blocks)
        if (block.kind === 'button') expect(text).toContain(block.link);
      expect(content.blocks.filter(({ kind }) => kind === 'button')).toHaveLength(
        withoutButton.includes(template) ? 0 : 1,
      );
      expect(html).toContain('prefers-color-scheme: dark');
    });
  }
});

test('a query receipt promises a reply within 48 hours', () => {
  const job = {
    template: 'query-receipt',
    to: 'a@example.com',
    data: HOSTILE_DATA['query-receipt'],
  };
  expect(renderText(compose(mailJobSchema.parse(job), sender), sender)).toMatch(/within 48 hours/);
});

const composed = (template: string, data: object) =>
  compose(mailJobSchema.parse({ template, to: 'a@example.com', data }), sender);

describe('mails around an event', () => {
  const data = mailDefinition('host-occasion').sample;

  test.each([
    [7, 'in 7 days'],
    [5, 'in 5 days'],
    [1, 'tomorrow'],
    [0, 'today'],
    [undefined, 'soon'],
  ])('%s days before it: %s', (days, words) => {
    const content = composed('host-occasion', { ...data, days });
    expect(content.subject).toBe(`Asha & Dev: Your event is ${words}`);
    expect(renderText(content, sender)).toMatch(/It is on Tuesday, December 1, 2026\./);
  });

  test('the offer to complete a registry leads to its settings', () => {
    const completeLink = 'https://tohfa.example/registry-settings/1';
    const offer = { ...data, occasion: 'completion' };
    const buttonOf = (job: object) =>
      composed('host-occasion', job).blocks.find(({ kind }) => kind === 'button');
    expect(buttonOf({ ...offer, completeLink })).toMatchObject({
      label: 'Complete the registry',
      link: completeLink,
    });
    const { completeLink: _, ...ofEarlierVersion } = offer;
    expect(buttonOf(ofEarlierVersion)).toMatchObject({ link: data.bookLink });
  });
});

describe('the subject of news of gifts names giver and gift:', () => {
  const data = HOSTILE_DATA['host-gifts'];
  const gift = (giverName: string) => ({
    ...{ giverName, productName: 'Brass lamp', quantity: 1 },
    ...{ amount: null, message: null },
  });
  test.each([
    [[gift('Ravi')], 0, 'Ravi gives you: Brass lamp'],
    [[{ ...gift('Ravi'), quantity: 2 }], 0, 'Ravi gives you: Brass lamp × 2'],
    [[{ ...gift('Ravi'), amount: 500 }], 0, 'Ravi gives you: ₹500 towards Brass lamp'],
    [
      [{ ...gift('Your guests'), readyToBuy: true }],
      0,
      'Your guests give you: all of Brass lamp, which is ready to buy',
    ],
    [[gift('Ravi'), gift('Ravi')], 0, 'Ravi gives you 2 gifts'],
    [[gift('Ravi'), gift('Asha')], 0, 'Ravi and Asha give you 2 gifts'],
    [[gift('Ravi'), gift('Asha'), gift('Dev')], 4, 'Ravi, Asha and others give you 7 gifts'],
  ])('case %#', (gifts, more, subject) => {
    expect(composed('host-gifts', { ...data, gifts, more }).subject).toBe(subject);
  });
});

test.each([
  ['host-gifts', 1, '1 more is in your Gift Book.'],
  ['host-gifts', 3, '3 more are in your Gift Book.'],
  ['shop-news', 1, '1 more is in your list.'],
  ['shop-news', 3, '3 more are in your list.'],
] as const)('%s with %i more says so', (template, more, sentence) => {
  const content = composed(template, { ...HOSTILE_MAILS[template], more });
  expect(renderText(content, sender)).toContain(sentence);
});

test.each([
  [0, 'Brass lamp'],
  [1, 'Brass lamp and 1 more'],
])('news of an order with %i more gifts names the first', (moreGifts, gifts) => {
  const data = { ...HOSTILE_DATA['order-news'], productName: 'Brass lamp', moreGifts };
  const facts = composed('order-news', data).blocks.find(({ kind }) => kind === 'facts');
  expect(facts).toHaveProperty('rows', expect.arrayContaining([['Gift', gifts]]));
});

const until = 'Nov 30, 2026, 6:00 PM IST';

test.each([
  ['names', undefined],
  ['an occasion', { occasion: 'wedding', date: '2026-12-01', hostName: 'Meera' }],
])('a promise to a host who takes UPI says amount, way and end, with %s', (_, event) => {
  const data = { ...mailDefinition('contribution-receipt').sample, event };
  const words = renderText(composed('contribution-receipt', data), sender);
  for (const part of ['₹2,100', 'by UPI', until, 'Pay ₹2,100']) expect(words).toContain(part);
  expect(words).toContain(event ? 'Meera’s wedding on Tuesday, December 1, 2026' : 'Sofa');
});

test('an order that is not paid says what, for whom and until when, with the link to pay', () => {
  const content = composed('order-placed', mailDefinition('order-placed').sample);
  expect(content.subject).toBe('Not paid yet: Brass lamp for Meera’s wedding');
  const words = renderText(content, sender);
  for (const part of ['Brass lamp and 2 more', 'Meera’s wedding on Tuesday', '₹2,390.50', 'Nov 22'])
    expect(words).toContain(part);
  expect(content.blocks).toContainEqual(
    expect.objectContaining({ kind: 'button', label: 'Pay ₹2,390.50' }),
  );
});

describe('a mail to an unconfirmed address names occasion, day and host, and no words of strangers:', () => {
  const event = { occasion: 'wedding', date: '2026-11-21', hostName: 'Meera' };
  const { productName: _p, question: _q, answer: _a, ...answer } = HOSTILE_DATA['question-answer'];
  const { note: _n, hostName: _h, productName: _t, ...thanks } = HOSTILE_DATA['thank-you'];
  const unconfirmed = {
    'gift-confirmation': mailDefinition('gift-confirmation').sample,
    'waiting-confirmation': mailDefinition('waiting-confirmation').sample,
    'claim-reminder': mailDefinition('claim-reminder').sample,
    'question-answer': { ...answer, hostName: undefined, registryName: undefined },
    'thank-you': thanks,
    'gift-removed': { ...mailDefinition('gift-removed').sample, amount: null },
    'gifts-given-back': mailDefinition('gifts-given-back').sample,
  };
  test.each(Object.entries(unconfirmed))('%s', (template, data) => {
    const content = composed(template, { ...data, event });
    const whole = content.subject + renderText(content, sender) + renderHtml(content, sender);
    expect(content.subject).toContain('Meera’s wedding');
    expect(whole).toContain('Saturday, November 21, 2026');
    expect(whole).not.toMatch(/Ravi|Brass lamp|Diya|Meera & Dev|colour|Blue|₹/);
  });
});

test('a name that holds an address is replaced in the greeting', () => {
  expect(safeName('Win money at evil.example/x')).toBe('there');
  expect(safeName(' Dr.  Meera Rao ')).toBe('Dr. Meera Rao');
});
