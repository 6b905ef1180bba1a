const { originalPositionFor, TraceMap } = require('@jridgewell/trace-mapping');

/** Maps of React and of the shell are large, and the first frames name the mistake. */
const MAX_FRAMES = 4;
const FRAME = /(https?:\/\/[^\s()]+\.js):(\d+):(\d+)/;
const handled = Symbol.for('gift-registry.source-stacks');

/** @param {string} file */
async function mapOf(file) {
  const reply = await fetch(`${file}.map`);
  return new TraceMap(await reply.text());
}

/** @param {string} line */
async function inSources(line) {
  const [place = '', file, row, column] = FRAME.exec(line) ?? [];
  const map = file && (await mapOf(file).catch(() => undefined));
  if (!map) return line;
  const found = originalPositionFor(map, { line: Number(row), column: Number(column) - 1 });
  const source = found.source?.replace(/^webpack:\/\/[^/]*\//, '');
  return source ? line.replace(place, `${source}:${found.line}:1`) : line;
}

/** @param {string} stack */
async function stackInSources(stack) {
  const lines = stack.split('\n');
  const frames = lines.filter((line) => FRAME.test(line)).slice(0, MAX_FRAMES);
  const mapped = await Promise.all(frames.map(inSources));
  return lines.map((line) => mapped[frames.indexOf(line)] ?? line).join('\n');
}

/** @type {WeakSet<Error>} */
const shown = new WeakSet();

/** @param {ErrorEvent | PromiseRejectionEvent} event */
function showInSources(event) {
  const error = 'reason' in event ? event.reason : event.error;
  if (!(error instanceof Error) || shown.has(error)) return;
  shown.add(error);
  event.stopImmediatePropagation();
  void stackInSources(String(error.stack)).then((stack) => {
    error.stack = stack;
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  });
}

// Each build of the page brings this module, and one listener is enough.
if (!(handled in globalThis)) {
  Reflect.set(globalThis, handled, true);
  // Before the overlay, which shows the stack as it is.
  addEventListener('error', showInSources, true);
  addEventListener('unhandledrejection', showInSources, true);
}
