// Tells the server whether its pages work in this browser. A report names no person, and pages without their parameters.
{
  const START_TIMEOUT_MS = 20_000;
  const SEND_DELAY_MS = 8_000;
  const MAX_FAILURES = 8;
  const { shell, project, page } = document.currentScript.dataset;
  const block = document.getElementById('gr-releases');
  const releases = block ? JSON.parse(block.textContent) : {};
  const projectIn = (text) => /\/_mf\/([a-z0-9-]+)\//.exec(text)?.[1];
  let views = [];
  let current;
  let timer;

  // A tab that runs out of memory reports nothing, but its mark stays: pages that are left or hidden remove theirs.
  const MARK = 'gr-visible-page';
  // A page in a frame shares the storage of the page around it, which is still there.
  const isFramed = self !== top;
  const findMark = () => {
    if (isFramed) return null;
    try {
      return JSON.parse(sessionStorage.getItem(MARK));
    } catch {
      return null;
    }
  };
  const keepMark = (value) => {
    if (isFramed) return;
    try {
      if (value) sessionStorage.setItem(MARK, JSON.stringify(value));
      else sessionStorage.removeItem(MARK);
    } catch {
      // Without storage only the marks are missing.
    }
  };
  const mark = () => {
    const { project, version, page } = current ?? {};
    const ends = ended && ended.project === project ? ended.ends : 0;
    const isVisible = document.visibilityState !== 'hidden';
    keepMark(project && isVisible ? { project, version, page, ends } : undefined);
  };
  const found = document.wasDiscarded ? null : findMark();
  const isSameRelease = found && releases[found.project]?.version === found.version;
  const ended = isSameRelease ? { ...found, ends: found.ends + 1 } : undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (views.length === 0) return;
    const report = JSON.stringify({ shell, views });
    navigator.sendBeacon('/api/reports', new Blob([report], { type: 'application/json' }));
    views = [];
  };
  const sendSoon = (milliseconds) => {
    timer ??= setTimeout(send, milliseconds);
  };
  const change = (changes) => {
    if (!current) return;
    Object.assign(current, changes);
    if (!views.includes(current)) views.push(current);
  };
  // Messages and stacks leave the page without what people typed or read: no quoted text, no numbers, no addresses.
  const masked = (text) =>
    String(text)
      .replace(/(["'`‘“«])[^]*?(["'`’”»])/g, '$1…$2')
      .replace(/\S+@\S+/g, '…')
      .replace(/\b(?:https?:\/\/|www\.)\S*/gi, '…')
      .replace(/\d{2,}/g, '#')
      .slice(0, 300);
  const frameOf = (line) => {
    const place = /\/_mf\/[\w@~./-]+:\d+:\d+(?=\)?$)/.exec(line)?.[0];
    const [, name = ''] = /^\s*(?:at (?:async |new )?)?([\w$.]*)(?= \(|@)/.exec(line) ?? [];
    return place ? [`${name}@${place}`] : [];
  };
  const framesOf = (stack) =>
    String(stack ?? '')
      .split('\n')
      .flatMap(frameOf)
      .slice(0, 8)
      .join('\n')
      .slice(0, 1_500);
  const factsOf = (error) =>
    error instanceof Error
      ? { message: masked(`${error.name}: ${error.message}`), stack: framesOf(error.stack) }
      : undefined;
  const fail = (failed, kind, error, part) => {
    if (!current || (failed !== 'shell' && failed !== current.project)) return;
    const isKnown = (known) =>
      known.project === failed && known.kind === kind && known.part === part;
    if (current.failures.length === MAX_FAILURES || current.failures.some(isKnown)) return;
    const known = current.failures.some((each) => each.error);
    const facts = known ? undefined : factsOf(error);
    const failure = {
      project: failed,
      kind,
      ...(part && { part }),
      ...(facts && { error: facts }),
    };
    change({ failures: [...current.failures, failure] });
    clearTimeout(timer);
    timer = undefined;
    sendSoon(1_000);
  };
  const show = ({ project, page }) => {
    if (current?.project === project && current.page === page) return;
    current = { project, page, version: releases[project]?.version, failures: [] };
    if (!current.version) current = undefined;
    change({});
    mark();
    sendSoon(SEND_DELAY_MS);
  };
  // A tab that somebody closed with its browser ends once, too.
  if (ended?.ends > 1) {
    const { project, version, page } = ended;
    views.push({ project, version, page, failures: [{ project, kind: 'ended' }] });
    sendSoon(1_000);
    // The shell asks before it loads this area once more.
    document.documentElement.dataset.endedTwice = project;
  }
  if (project) show({ project, page });

  addEventListener('gr-page', ({ detail }) => show(detail));
  addEventListener('gr-failure', ({ detail }) => {
    if (detail.page) show(detail);
    fail(detail.project ?? current?.project, detail.kind, detail.error, detail.part);
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    fail(projectIn(reason?.stack), 'error', reason),
  );
  addEventListener(
    'error',
    ({ target, filename, error }) => {
      if (target === window) fail(projectIn(filename), 'error', error);
      else if (target.tagName === 'SCRIPT' && projectIn(target.src) === 'shell')
        fail('shell', 'load');
    },
    true,
  );
  setTimeout(() => {
    if (document.getElementById('first-paint') && navigator.onLine) fail('shell', 'start');
  }, START_TIMEOUT_MS);

  const observe = (type, read, options = {}) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      ...{ type, buffered: true },
      ...options,
    });
  };
  observe('largest-contentful-paint', ({ startTime }) => change({ lcp: Math.round(startTime) }));
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput && current) change({ cls: (current.cls ?? 0) + value });
  });
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId && current)
        change({ inp: Math.max(current.inp ?? 0, Math.round(duration)) });
    },
    { durationThreshold: 40 },
  );
  document.addEventListener('visibilitychange', () => {
    mark();
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', () => keepMark(undefined));
  addEventListener('pageshow', mark);
}
