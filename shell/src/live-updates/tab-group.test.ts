/** @jest-environment node */
import { createTabGroup, type TabMessage } from './tab-group.ts';

const channels: BroadcastChannel[] = [];
class ClosedAfterwards extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}
globalThis.BroadcastChannel = ClosedAfterwards;

const open = new Set<() => void>();
afterEach(async () => {
  for (const close of open) close();
  open.clear();
  await noLocks();
  for (const channel of channels.splice(0)) channel.close();
});

async function noLocks(): Promise<void> {
  while (((await navigator.locks.query()).held ?? []).length > 0) await settled();
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 1));
}

function openTab() {
  const messages: TabMessage[] = [];
  const joined: string[] = [];
  let led: readonly string[] = [];
  const group = createTabGroup({
    onTopics(topics, arrived) {
      led = topics;
      joined.push(...arrived);
    },
    onMessage: (message) => messages.push(message),
  });
  const close = () => group.follow([]);
  open.add(close);
  return { ...group, close, messages, joined, led: () => led };
}

const leadersOf = (tabs: readonly ReturnType<typeof openTab>[]) =>
  tabs.filter(({ led }) => led().length > 0);

test('of twelve tabs exactly one leads, with the topics of all', async () => {
  const tabs = Array.from({ length: 12 }, openTab);
  for (const [index, tab] of tabs.entries()) tab.follow([`share-${index % 3}`]);
  await until(() => leadersOf(tabs).some(({ led }) => led().length === 3));
  await settled();
  expect(leadersOf(tabs).map(({ led }) => led())).toStrictEqual([
    ['share-0', 'share-1', 'share-2'],
  ]);
});

test('control: tabs that can’t reach each other all lead', () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const tabs = Array.from({ length: 12 }, openTab);
  for (const tab of tabs) tab.follow(['share']);
  expect(leadersOf(tabs).length).toBe(12);
  globalThis.BroadcastChannel = ClosedAfterwards;
});

test('the end of the leader makes another tab lead, with every remaining topic', async () => {
  const tabs = Array.from({ length: 4 }, openTab);
  for (const [index, tab] of tabs.entries()) tab.follow([`share-${index}`]);
  await until(() => leadersOf(tabs).some(({ led }) => led().length === 4));
  for (let left = 3; left > 0; left -= 1) {
    const [leader] = leadersOf(tabs);
    leader?.close();
    expect(leader?.led()).toStrictEqual([]);
    await until(() => leadersOf(tabs).some(({ led }) => led().length === left));
    expect(leadersOf(tabs).length).toBe(1);
  }
});

test('a tab that joins is announced to the leader, and its topic leaves with it', async () => {
  const leader = openTab();
  leader.follow(['first']);
  await until(() => leader.led().length === 1);
  const other = openTab();
  other.follow(['second']);
  await until(() => leader.led().length === 2);
  expect(leader.joined).toContain(other.tab);
  other.close();
  await until(() => leader.led().length === 1);
  expect(leader.led()).toStrictEqual(['first']);
});

test('messages reach the other tabs, not the sender', async () => {
  const [sender, receiver] = [openTab(), openTab()];
  sender.send({ type: 'event', data: 'text' });
  await until(() => receiver.messages.length > 0);
  expect(receiver.messages).toStrictEqual([{ type: 'event', data: 'text' }]);
  expect(sender.messages).toStrictEqual([]);
});
