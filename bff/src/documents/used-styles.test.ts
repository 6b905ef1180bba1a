import { classesOf, parseStyles, classesIn, usedStyles } from './page-styles.ts';

const used = (css: string, html: string) =>
  usedStyles(parseStyles(css, '/_mf/shell/1/shell.css'), classesIn(html)).replaceAll(/\s+/g, ' ');

test.each<[selector: string, classes: string[]]>([
  ['.a .b > .c:hover', ['a', 'b', 'c']],
  ['a[href=".b"] + .c', ['c']],
  ['.a:not(.b)', ['a']],
  ['.a:is(.b, .c:not(.d)) > :where(.e)', ['a']],
  ['.a:not(:has(> :not(.b)))::after', ['a']],
  ['main > h1', []],
  [String.raw`.\31 a .b`, []],
])('%s needs the classes %j', (selector, classes) => {
  expect(classesOf(selector)).toStrictEqual(classes);
});

test('a page gets the rules of its classes, and all rules without one', () => {
  const css = '.a{x:1}.b{x:2}.a .b{x:3}p{x:4}.b,.a:focus{x:5}.a:not(.b){x:6}';
  expect(used(css, '<p class="other a">')).toBe('.a{x:1}p{x:4}.b,.a:focus{x:5}.a:not(.b){x:6}');
});

test('layers and conditions stay around their rules, and empty ones go', () => {
  const css =
    '@layer one,two;@layer two{@media (width < 9rem){.a{x:1}.b{x:2}}@container (width > 1px){.b{x:3}}}';
  expect(used(css, '<p class="a">')).toBe(
    '@layer one,two;@layer two{@media (width < 9rem){.a{x:1}}}',
  );
});

test('nested rules belong to theirs; fonts and animations stay', () => {
  const css =
    '.a{x:1;@starting-style{x:2}&:hover{x:3}}.b{&:hover{x:4}}@font-face{x:5}@keyframes k{to{x:6}}';
  expect(used(css, '<p class="a">')).toBe(
    '.a{x:1;@starting-style{x:2}&:hover{x:3}}@font-face{x:5}@keyframes k{to{x:6}}',
  );
});

test('references start from the style sheet', () => {
  const css =
    'p{a:url(font.woff2);b:url("../x/y.png?v=1");c:url(data:image/svg+xml,x);d:url(/z.png);e:url(#f)}';
  expect(used(css, '')).toBe(
    'p{a:url(/_mf/shell/1/font.woff2);b:url("/_mf/shell/x/y.png?v=1");c:url(data:image/svg+xml,x);d:url(/z.png);e:url(#f)}',
  );
});
