import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mailJobSchema } from '@gift-registry/workers-contract';
import { compose } from './compose.ts';
import { greetable, rupees } from './format.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { SAMPLES } from './samples.ts';

const sender = { brand: 'Tohfa', publicBaseUrl: 'https://tohfa.example' };

describe('every template', () => {
  for (const [template, data] of Object.entries(SAMPLES)) {
    test(template, () => {
      const job = mailJobSchema.parse({ template, to: 'a@example.com', data });
      const content = compose(job, sender);
      const text = renderText(content, sender);
      const html = renderHtml(content, sender);
      for (const part of [text, html]) assert.doesNotMatch(part, /undefined|\[object|null/);
      assert.doesNotMatch(html, /<script|<b>"Diya/);
      const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      assert.ok(hrefs.every((href) => href?.startsWith('https://tohfa.example/')));
      for (const block of content.blocks)
        if (block.kind === 'button') assert.ok(text.includes(block.link));
    });
  }
});

test('a query receipt promises a reply within 48 hours', () => {
  const job = { template: 'query-receipt', to: 'a@example.com', data: SAMPLES['query-receipt'] };
  assert.match(renderText(compose(mailJobSchema.parse(job), sender), sender), /within 48 hours/);
});

test('a name that carries an address is not repeated', () => {
  assert.equal(greetable('Win money at evil.example/x'), 'there');
  assert.equal(greetable(' Dr.  Meera Rao '), 'Dr. Meera Rao');
});

test('rupees are grouped the Indian way', () => {
  assert.equal(rupees(150000), '₹1,50,000');
  assert.equal(rupees(1499.5), '₹1,499.50');
});
