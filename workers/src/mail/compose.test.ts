import { mailJobSchema } from '@gift-registry/workers-contract';
import { compose } from './compose.ts';
import { safeName, formatRupees } from './format.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { SAMPLE_DATA } from './testing/sample-mails.ts';

const sender = { brand: 'Tohfa', publicBaseUrl: 'https://tohfa.example' };

/** Codes are typed, a query is answered by mail, a deleted account has no way on, and teams publish by a command. */
const withoutButton = [
  ...['otp', 'identity-code', 'account-deleted', 'query-receipt', 'query-team'],
  'release-withdrawn',
];

describe('every mail template renders its sample data without gaps and unsafe links:', () => {
  for (const [template, data] of Object.entries(SAMPLE_DATA)) {
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
    data: SAMPLE_DATA['query-receipt'],
  };
  expect(renderText(compose(mailJobSchema.parse(job), sender), sender)).toMatch(/within 48 hours/);
});

test('the reminder of an event names its day', () => {
  const data = SAMPLE_DATA['host-occasion'];
  const job = mailJobSchema.parse({ template: 'host-occasion', to: 'a@example.com', data });
  expect(renderText(compose(job, sender), sender)).toMatch(
    /It is on Tuesday,? 1 December,? 2026\./,
  );
});

test('a name that holds an address is replaced in the greeting', () => {
  expect(safeName('Win money at evil.example/x')).toBe('there');
  expect(safeName(' Dr.  Meera Rao ')).toBe('Dr. Meera Rao');
});

test('rupees are formatted with Indian digit groups', () => {
  expect(formatRupees(150000)).toBe('₹1,50,000');
  expect(formatRupees(1499.5)).toBe('₹1,499.50');
});
