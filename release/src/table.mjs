/** @typedef {import('./server.mjs').DeployedProject} DeployedProject */
/** @typedef {DeployedProject['recent'][number]} ReleaseRecord */

const NEWEST = 4;

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function table(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return all.map((row) => line(row).trimEnd()).join('\n');
}

/** @param {string} instant */
const timeOf = (instant) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

/** @param {number | null} bytes */
const kilobytes = (bytes) => (bytes === null ? '–' : `${Math.round(bytes / 1_000)} kB`);

/** @param {number | null} more */
const difference = (more) =>
  more === null || more === 0 ? '' : ` (${more > 0 ? '+' : '−'}${kilobytes(Math.abs(more))})`;

/** @param {ReleaseRecord} record */
function commitOf({ source }) {
  if (!source) return '–';
  const marks = [
    ...(source.isDirty ? ['dirty'] : []),
    ...(source.tests === 'untested' ? ['untested'] : []),
  ];
  const text = `${source.commit.slice(0, 8)} ${source.message.slice(0, 60)}, ${source.author}`;
  return marks.length > 0 ? `${text} (${marks.join(', ')})` : text;
}

/** @param {ReleaseRecord} record */
function withdrawalOf({ version, withdrawal }) {
  if (!withdrawal) return [];
  const { at, because, page, file, error } = withdrawal;
  const facts = [error, file && `${file} was missing or damaged`, page && `on ${page}`];
  const why = facts.filter(Boolean).join(', ');
  const by = because === 'decision' ? 'by somebody' : 'by the server';
  return [`${version} was withdrawn ${by} at ${timeOf(at)}${why && `: ${why}`}.`];
}

/** What is live and why, in words. @param {DeployedProject} deployed */
export function stateOf({ project, live, canary, recent }) {
  const since = live ? `${project} ${live.version} is live since ${timeOf(live.since)}.` : '';
  const share = canary ? [`The canary ${canary.version} goes to ${canary.percent} %.`] : [];
  const [newest] = recent;
  // The newest withdrawn release is the reason for an older one that is live.
  const why = newest && newest.version !== live?.version ? withdrawalOf(newest) : [];
  return [since, ...share, ...why].join(' ');
}

const failureWords = {
  load: 'A file of it did not load',
  crash: 'It crashed',
  error: 'It threw an error',
  start: 'It did not start',
  ended: 'The tab ended twice, probably for want of memory',
};

/** What fails or is not served. @param {DeployedProject} deployed @returns {string[]} */
const warningsOf = ({ leftOut, seenByBrowsers, recent }) => [
  ...leftOut.map(({ version, reason }) => `${version} is not served. ${reason}`),
  ...seenByBrowsers.map(({ version, page, kind, part, message, place, failed, networks }) => {
    const where = part ? `${page}, in ${part}` : page;
    const what = [failureWords[kind], message, place && `at ${place}`].filter(Boolean).join(', ');
    return `${version}, seen by browsers on ${where}: ${what} (${failed} views, ${networks} networks).`;
  }),
  ...recent.flatMap(({ version, state, rendering }) => {
    if (!rendering || !['live', 'canary'].includes(state)) return [];
    const { late, thrown, killed, rendered, offSince, page, error } = rendering;
    if (thrown + killed === 0 && !offSince) return [];
    const last = error ? `, last ${error}${page ? ` on ${page}` : ''}` : '';
    const off = offSince ? ' Rendering is off until its next version.' : '';
    return `${version} fails on the server: ${thrown} thrown, ${killed} killed and ${late} late beside ${rendered} rendered${last}.${off}`;
  }),
  ...recent.flatMap(withdrawalOf),
];

/**
 * The versions of all projects and, in red on a terminal, messages about the ones that fail.
 * @param {readonly DeployedProject[]} projects
 */
export function releasesTable(projects) {
  const versions = projects.map(({ project, live, canary, previous }) => [
    ...[project, live?.version ?? '–', live ? timeOf(live.since) : '–'],
    ...[canary ? `${canary.version} (${canary.percent} %)` : '–', previous ?? '–'],
  ]);
  const records = projects.flatMap(({ project, recent }) =>
    recent.slice(0, NEWEST).map((record) => {
      const { version, state, publishedAt, bytes, bytesMore } = record;
      const size = `${kilobytes(bytes)}${difference(bytesMore)}`;
      return [project, version, state, timeOf(publishedAt), size, commitOf(record)];
    }),
  );
  const previews = projects.flatMap(({ project, previews: own }) =>
    own.map(({ name, publishedAt, author, link }) => [
      ...[project, name, timeOf(publishedAt), author ?? '–', link],
    ]),
  );
  const isColoured = process.stdout.isTTY;
  const warnings = projects.flatMap((each) =>
    warningsOf(each).map((line) => `✗ ${each.project} ${line}`),
  );
  return [
    table(['project', 'live', 'since', 'canary', 'before'], versions),
    ...(records.length > 0
      ? ['', table(['project', 'version', 'state', 'published', 'size', 'commit'], records)]
      : []),
    ...(previews.length > 0
      ? ['', table(['project', 'preview', 'since', 'by', 'link'], previews)]
      : []),
    ...warnings.map((line) => (isColoured ? `\u001B[31m${line}\u001B[39m` : line)),
  ].join('\n');
}
