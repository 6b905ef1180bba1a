import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html } from './html.ts';

test('inserted values are escaped, markup of our own is not', () => {
  const name = `<img src=x onerror="alert('1')">&`;
  assert.equal(
    html`<p title="${name}">${[html`<b>${1}</b>`, html`<i>${name}</i>`]}</p>`.toString(),
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;"><b>1</b>' +
      '<i>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</i></p>',
  );
});
