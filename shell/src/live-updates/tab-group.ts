import {
  array,
  type InferOutput,
  literal,
  object,
  optional,
  safeParse,
  string,
  unknown,
  variant,
} from 'valibot';

const tabMessage = variant('type', [
  object({ type: literal('joined'), tab: string() }),
  object({ type: literal('left') }),
  object({ type: literal('event'), data: unknown() }),
  object({ type: literal('missed'), tabs: optional(array(string())) }),
]);
export type TabMessage = InferOutput<typeof tabMessage>;

/** Undefined for unknown messages: a tab with another release may send them. */
function readTabMessage(data: unknown): TabMessage | undefined {
  const { success, output } = safeParse(tabMessage, data);
  return success ? output : undefined;
}

export interface TabGroup {
  readonly tab: string;
  readonly follow: (topics: readonly string[]) => void;
  readonly send: (message: TabMessage) => void;
}

export interface TabGroupOptions {
  /** Called in the leading tab with the topics of all tabs and the tabs that have just joined; without topics after its lead. */
  readonly onTopics: (topics: readonly string[], joined: readonly string[]) => void;
  readonly onMessage: (message: TabMessage) => void;
}

const channelName = 'live-updates';
const leaderLock = 'live-updates leader';
const topicLock = 'live-updates topic ';

export function createTabGroup(options: TabGroupOptions): TabGroup {
  // Browsers offer Web Locks in secure contexts only.
  return 'locks' in navigator && 'BroadcastChannel' in globalThis
    ? createSharedGroup(options)
    : createSingleTab(options);
}

function createSingleTab({ onTopics }: TabGroupOptions): TabGroup {
  const tab = '';
  return { tab, follow: (topics) => onTopics(topics, [tab]), send: () => {} };
}

/**
 * The tabs elect a leader with a Web Lock, which the browser hands on when the leader ends. Each tab also holds a shared
 * lock per topic that it follows, so the leader reads the topics of all living tabs from the lock manager.
 */
function createSharedGroup({ onTopics, onMessage }: TabGroupOptions): TabGroup {
  const tab = Math.random().toString(36).slice(2);
  const channel = new BroadcastChannel(channelName);
  const releases = new Map<string, () => void>();
  let releaseLead: (() => void) | undefined;
  let isLeading = false;
  let joined: string[] = [];
  let pendingUpdate = Promise.resolve();

  const send = (message: TabMessage): void => channel.postMessage(message);

  function updateTopics(): void {
    pendingUpdate = pendingUpdate.then(async () => {
      if (!isLeading) return;
      // A tab that joins during the query belongs to the next update.
      const arrived = joined;
      joined = [];
      const { held = [] } = await navigator.locks.query();
      const topics = held.flatMap(({ name = '' }) =>
        name.startsWith(topicLock) ? [name.slice(topicLock.length)] : [],
      );
      if (isLeading) onTopics([...new Set(topics)].toSorted(), arrived);
    });
  }

  function receive(message: TabMessage): void {
    if (message.type === 'joined') joined.push(message.tab);
    if (message.type === 'joined' || message.type === 'left') updateTopics();
    else onMessage(message);
  }

  function tellLeader(message: TabMessage): void {
    if (isLeading) receive(message);
    else send(message);
  }

  function lead(): void {
    isLeading = true;
    updateTopics();
  }

  function stopLeading(): void {
    releaseLead?.();
    releaseLead = undefined;
    if (!isLeading) return;
    isLeading = false;
    joined = [];
    onTopics([], []);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readTabMessage(data);
    if (!message) return;
    if (isLeading || (message.type !== 'joined' && message.type !== 'left')) receive(message);
  });

  return {
    tab,
    send,
    follow(topics) {
      for (const [topic, release] of releases)
        if (!topics.includes(topic)) {
          releases.delete(topic);
          release();
        }
      for (const topic of topics)
        if (!releases.has(topic))
          releases.set(
            topic,
            holdLock(topicLock + topic, {
              mode: 'shared',
              onHeld: () => tellLeader({ type: 'joined', tab }),
              onReleased: () => tellLeader({ type: 'left' }),
            }),
          );
      if (topics.length === 0) stopLeading();
      else releaseLead ??= holdLock(leaderLock, { mode: 'exclusive', onHeld: lead });
    },
  };
}

interface HoldOptions {
  readonly mode: LockMode;
  readonly onHeld: () => void;
  readonly onReleased?: () => void;
}

function holdLock(name: string, { mode, onHeld, onReleased }: HoldOptions): () => void {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const request = new AbortController();
  const hold = async (): Promise<void> => {
    if (!request.signal.aborted) onHeld();
    await released;
  };
  // Rejects when the request is withdrawn, or by a browser that blocks storage.
  navigator.locks.request(name, { mode, signal: request.signal }, hold).then(onReleased, () => {});
  return () => {
    release();
    request.abort();
  };
}
