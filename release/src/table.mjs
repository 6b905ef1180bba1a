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
  const rows = projects.flatMap(({ project, recent = [] }) =>
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
  const rows = projects.flatMap(({ project, previews = [] }) =>
    previews.map(({ name, publishedAt, author, link }) => [
      ...[project, name, timeOf(publishedAt), author ?? '–', link],
    ]),
  );
  return rows.length === 0 ? '' : columns([['project', 'preview', 'since', 'by', 'link'], ...rows]);
}

/** @param {DeployedProject} deployed @returns {string[]} */
const withdrawalsOf = ({ project, recent = [] }) =>
  recent.flatMap(({ version, withdrawal }) => {
    if (!withdrawal) return [];
    const { at, page, part, file, error, stack, views, failed, networks, failingNetworks } =
      withdrawal;
    const facts = [
      ...(error ? [error] : []),
      ...(file ? [`${file} was missing or damaged`] : []),
      ...(page ? [`on ${page}`] : []),
      ...(part ? [`in ${part}`] : []),
      ...(views ? [`${failed} of ${views} views`] : []),
      ...(networks ? [`${failingNetworks} of ${networks} networks`] : []),
    ];
    const first = `${project} ${version} was withdrawn at ${timeOf(at)}${
      facts.length > 0 ? `: ${facts.join(', ')}` : ''
    }.`;
    return [stack ? `${first}\n    ${stack.split('\n').slice(0, 4).join('\n    ')}` : first];
  });

/** @param {DeployedProject} deployed @returns {string[]} */
const renderingsOf = ({ project, recent = [] }) =>
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

/**
 * Servers of an earlier version send neither `leftOut` nor `alarm`, and none of the records.
 * @param {DeployedProject} deployed
 * @returns {string[]}
 */
const warningsOf = ({ project, leftOut = [], alarm }) => [
  ...leftOut.map(({ version, reason }) => `${project} ${version} is not served. ${reason}`),
  ...(alarm
    ? [
        `${project} ${alarm.version} fails in browsers: ${alarm.failed} of ${alarm.views} views, most on ${alarm.page}. To take it back: npm run rollback -- ${project}`,
      ]
    : []),
];

/**
 * The versions of all projects and, in red on a terminal, messages about the ones that fail.
 * @param {readonly DeployedProject[]} projects
 * @param {{ isColoured?: boolean }} [options]
 */
export function releasesTable(projects, { isColoured = process.stdout.isTTY } = {}) {
  const warnings = projects.flatMap((each) => [
    ...warningsOf(each),
    ...renderingsOf(each),
    ...withdrawalsOf(each),
  ]);
  const shown = warnings.map((line) =>
    isColoured ? `\u001B[31m✗ ${line}\u001B[39m` : `✗ ${line}`,
  );
  const tables = [recordsTable(projects), previewsTable(projects)].filter(Boolean);
  return [versionsTable(projects), ...tables.map((table) => `\n${table}`), ...shown].join('\n');
}
