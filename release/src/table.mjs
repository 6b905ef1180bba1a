/** @typedef {import('./server.mjs').DeployedProject} DeployedProject */

/** @param {readonly DeployedProject[]} projects @returns {string} */
function versionsTable(projects) {
  const rows = [
    ['project', 'live', 'since', 'canary', 'before'],
    ...projects.map(({ project, live, canary, previous }) => [
      project,
      live?.version ?? '–',
      live ? timeOf(live.since) : '–',
      canary ? `${canary.version} (${canary.percent} %)` : '–',
      previous ?? '–',
    ]),
  ];
  return columns(rows);
}

/** @param {readonly (readonly string[])[]} rows */
function columns(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {string} instant */
const timeOf = (instant) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

/** @param {number | null} bytes */
const kilobytes = (bytes) => (bytes === null ? '–' : `${Math.round(bytes / 1_000)} kB`);

/** @param {number | null} more */
const difference = (more) =>
  more === null || more === 0 ? '' : ` (${more > 0 ? '+' : '−'}${kilobytes(Math.abs(more))})`;

/** @param {import('./server.mjs').ReleaseRecord} record */
function commitOf({ source }) {
  if (!source) return '–';
  const marks = [
    ...(source.isDirty ? ['dirty'] : []),
    ...(source.tests === 'untested' ? ['untested'] : []),
  ];
  const text = `${source.commit.slice(0, 8)} ${source.message.slice(0, 60)}, ${source.author}`;
  return marks.length > 0 ? `${text} (${marks.join(', ')})` : text;
}

const NEWEST = 4;

/** @param {readonly DeployedProject[]} projects */
function recordsTable(projects) {
  const rows = projects.flatMap(({ project, recent }) =>
    recent
      .slice(0, NEWEST)
      .map((record) => [
        project,
        record.version,
        record.state,
        timeOf(record.publishedAt),
        `${kilobytes(record.bytes)}${difference(record.bytesMore)}`,
        commitOf(record),
      ]),
  );
  return rows.length === 0
    ? ''
    : columns([['project', 'version', 'state', 'published', 'size', 'commit'], ...rows]);
}

/** @param {readonly DeployedProject[]} projects */
function previewsTable(projects) {
  const rows = projects.flatMap(({ project, previews }) =>
    previews.map(({ name, publishedAt, author, link }) => [
      ...[project, name, timeOf(publishedAt), author ?? '–', link],
    ]),
  );
  return rows.length === 0 ? '' : columns([['project', 'preview', 'since', 'by', 'link'], ...rows]);
}

/** @param {import('./server.mjs').ReleaseRecord} record */
function withdrawalOf({ version, withdrawal }) {
  if (!withdrawal) return [];
  const { at, because, page, file, error } = withdrawal;
  const facts = [
    ...(error ? [error] : []),
    ...(file ? [`${file} was missing or damaged`] : []),
    ...(page ? [`on ${page}`] : []),
  ];
  const who = because === 'decision' ? 'by somebody' : 'by the server';
  const why = facts.length > 0 ? `: ${facts.join(', ')}` : '';
  return [`${version} was withdrawn ${who} at ${timeOf(at)}${why}.`];
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

/** @param {DeployedProject} deployed @returns {string[]} */
const withdrawalsOf = ({ project, recent }) =>
  recent.flatMap((record) => withdrawalOf(record).map((text) => `${project} ${text}`));

const failureWords = {
  load: 'A file of it did not load',
  crash: 'It crashed',
  error: 'It threw an error',
  start: 'It did not start',
  ended: 'The tab ended twice, probably for want of memory',
};

/** @param {DeployedProject} deployed @returns {string[]} */
const seenByBrowsersOf = ({ project, seenByBrowsers }) =>
  seenByBrowsers.map(({ version, page, kind, part, message, place, failed, networks }) => {
    const where = part ? `${page}, in ${part}` : page;
    const what = [failureWords[kind], message, place && `at ${place}`].filter(Boolean).join(', ');
    return `${project} ${version}, seen by browsers on ${where}: ${what} (${failed} views, ${networks} networks).`;
  });

/** @param {DeployedProject} deployed @returns {string[]} */
const renderingsOf = ({ project, recent }) =>
  recent.flatMap(({ version, state, rendering }) => {
    if (!rendering || (state !== 'live' && state !== 'canary')) return [];
    const { late, thrown, killed, rendered, offSince, page, error } = rendering;
    if (thrown + killed === 0 && !offSince) return [];
    const off = offSince ? ' Rendering is off until its next version.' : '';
    return [
      `${project} ${version} fails on the server: ${thrown} thrown, ${killed} killed and ${late} late beside ${rendered} rendered${
        error ? `, last ${error}${page ? ` on ${page}` : ''}` : ''
      }.${off}`,
    ];
  });

/** @param {DeployedProject} deployed @returns {string[]} */
const leftOutOf = ({ project, leftOut }) =>
  leftOut.map(({ version, reason }) => `${project} ${version} is not served. ${reason}`);

/**
 * The versions of all projects and, in red on a terminal, messages about the ones that fail.
 * @param {readonly DeployedProject[]} projects
 * @param {{ isColoured?: boolean }} [options]
 */
export function releasesTable(projects, { isColoured = process.stdout.isTTY } = {}) {
  const warnings = projects.flatMap((each) => [
    ...leftOutOf(each),
    ...seenByBrowsersOf(each),
    ...renderingsOf(each),
    ...withdrawalsOf(each),
  ]);
  const shown = warnings.map((line) =>
    isColoured ? `\u001B[31m✗ ${line}\u001B[39m` : `✗ ${line}`,
  );
  const tables = [recordsTable(projects), previewsTable(projects)].filter(Boolean);
  return [versionsTable(projects), ...tables.map((table) => `\n${table}`), ...shown].join('\n');
}
