import { Script } from 'node:vm';
import { createSandbox } from './sandbox.ts';
import { createSharedSandbox } from './shared-sandbox.ts';

function renderAll(bundle: string, count: number) {
  const script = new Script(bundle);
  let contexts = 0;
  const sandbox = createSharedSandbox(() => {
    contexts += 1;
    return createSandbox(script);
  });
  const rendered = Array.from({ length: count }, (_, index) =>
    sandbox.render(JSON.stringify(index + 1)),
  );
  return { rendered, contexts, lines: sandbox.consoleLines };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);

test('renderings share a context, and some are repeated in a new one', () => {
  const { rendered, contexts } = renderAll('var render = (number) => number', 40);
  expect(rendered).toStrictEqual(numbers(40));
  expect(contexts).toBe(1 + 3 + 2);
});

test('nothing of an earlier rendering is in the html of a bundle that keeps state', () => {
  const bundle =
    'var seen = []; var render = (number) => { seen.push(number); return seen.length > 1 ? seen : number }';
  const { rendered, contexts, lines } = renderAll(bundle, 10);
  expect(rendered).toStrictEqual(numbers(10));
  expect(contexts).toBe(1 + 10);
  expect(lines).toStrictEqual([]);
});

test('control: without the comparison, it would be', () => {
  const sandbox = createSandbox(
    new Script(
      'var last = null; var render = (number) => { var was = last; last = number; return was }',
    ),
  );
  expect(['1', '2'].map((request) => sandbox.render(request))).toStrictEqual(['null', '1']);
});
