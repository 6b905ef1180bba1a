import { channelOfWorker } from './worker-channel.mjs';

type Listener = (message: unknown) => void;

function sharedChannel() {
  const listeners = new Set<Listener>();
  return {
    onMessage: (listener: Listener) => void listeners.add(listener),
    postMessage: () => {
      for (const listener of listeners) listener('configuration');
      listeners.clear();
    },
  };
}

function askOneAfterTheOther(
  channelOf: (shared: ReturnType<typeof sharedChannel>) => {
    onMessage: (listener: Listener) => void;
    postMessage: (message: unknown) => void;
  },
) {
  const shared = sharedChannel();
  const [first, second] = [channelOf(shared), channelOf(shared)];
  const answers: string[] = [];
  let secondRuns = false;
  first.onMessage(() => answers.push('first'));
  second.onMessage(() => secondRuns && answers.push('second'));
  first.postMessage('question');
  secondRuns = true;
  second.postMessage('question');
  return answers;
}

test('a worker that starts late gets its configuration', () => {
  expect(askOneAfterTheOther(channelOfWorker)).toEqual(['first', 'second']);
});

test('control: on the shared channel it never gets it', () => {
  expect(askOneAfterTheOther((shared) => shared)).toEqual(['first']);
});
