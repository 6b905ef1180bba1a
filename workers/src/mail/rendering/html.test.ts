import { html } from './html.ts';

test('html escapes inserted values, but not markup made by html', () => {
  const name = `<img src=x onerror="alert('1')">&`;
  expect(html`<p title="${name}">${[html`<b>${1}</b>`, html`<i>${name}</i>`]}</p>`.toString()).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;"><b>1</b>' +
      '<i>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</i></p>',
  );
});
