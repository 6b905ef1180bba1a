import { fireEvent } from '@testing-library/react';
import { pressAgain, readPressedButtons } from './pressed-buttons.ts';

function pressedBeforeScripts(html: string) {
  const rendered = document.createElement('div');
  rendered.innerHTML = '<button type="button" data-pressed>Add a fund</button>';
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const button = root.querySelector('button');
  if (!button) throw new Error('The page has no button.');
  const pressed = jest.fn();
  button.addEventListener('click', pressed);
  pressAgain(root, readPressedButtons(rendered));
  return { button, pressed };
}

const observersRan = () => Promise.resolve();

test('a button that waits for data is pressed once, as soon as it is enabled', async () => {
  const { button, pressed } = pressedBeforeScripts('<button disabled>Add a fund</button>');
  expect(pressed).not.toHaveBeenCalled();
  button.disabled = false;
  await observersRan();
  expect(pressed).toHaveBeenCalledTimes(1);
  button.disabled = true;
  button.disabled = false;
  await observersRan();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test.each(['pointerDown', 'keyDown'] as const)(
  'a %s meanwhile ends the wait of the earlier press',
  async (next) => {
    const { button, pressed } = pressedBeforeScripts('<button disabled>Add a fund</button>');
    fireEvent[next](document.body);
    button.disabled = false;
    await observersRan();
    expect(pressed).not.toHaveBeenCalled();
  },
);

test('a button that stays disabled is given up', async () => {
  jest.useFakeTimers();
  const { button, pressed } = pressedBeforeScripts('<button disabled>Add a fund</button>');
  jest.runAllTimers();
  jest.useRealTimers();
  button.disabled = false;
  await observersRan();
  expect(pressed).not.toHaveBeenCalled();
});
