import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { metrics } from '@gift-registry/workers-contract';
import { workspaceRoot } from '../settings/workspace-root.ts';

const folder = join(workspaceRoot, 'deploy/observability');
const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');

const rules = z
  .object({
    groups: z.array(
      z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) }),
    ),
  })
  .parse(parse(read('deploy/observability/alerts.yaml')))
  .groups.flatMap((group) => group.rules);

const dashboard = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).optional() }),
  ),
});
const expressions = dashboard
  .parse(JSON.parse(read('deploy/observability/dashboard.json')))
  .panels.flatMap(({ targets }) => (targets ?? []).map(({ expr }) => expr));

/** Prometheus adds these to the name of a histogram. */
const nameOf = (series: string): string => {
  const base = series.replace(/_(bucket|sum|count)$/, '');
  return Object.hasOwn(metrics, base) ? base : series;
};
const namesIn = (text: string): string[] =>
  [...text.matchAll(/gifts_\w+/g)].map(([series]) => nameOf(series));

test('alerts and dashboards name existing metrics, and the dashboard shows each one', () => {
  const used = [...rules.map(({ expr }) => expr), ...expressions].flatMap(namesIn);
  expect(used.filter((name) => !Object.hasOwn(metrics, name))).toEqual([]);
  const shown = expressions.flatMap(namesIn);
  expect(Object.keys(metrics).filter((name) => !shown.includes(name))).toEqual([]);
});

test('labels of alerts and dashboards exist', () => {
  const wrong = [...rules.map(({ expr }) => expr), ...expressions].flatMap((expression) =>
    [...expression.matchAll(/(gifts_\w+)\{([^}]*)\}/g)].flatMap(
      ([, series = '', matchers = '']) => {
        const labels: readonly string[] = Object.entries(metrics).flatMap(([name, metric]) =>
          name === nameOf(series) ? [...metric.labels, 'service'] : [],
        );
        return [...matchers.matchAll(/(\w+)[=!]/g)].flatMap(([, label = '']) =>
          labels.includes(label) ? [] : [`${series} ${label}`],
        );
      },
    ),
  );
  expect(wrong).toEqual([]);
});

test('every alert has its line in the runbook, and every line its alert', () => {
  const page = read('docs/runbooks/when-something-is-down.md');
  const described = [...page.matchAll(/^\| `(Gifts\w+)`/gm)].map(([, alert]) => alert);
  expect(described).toEqual(rules.map(({ alert }) => alert));
});

test('autoscaling uses existing metrics', () => {
  const files = ['kubernetes/metrics/autoscaling.yaml', 'kubernetes/metrics/kustomization.yaml'];
  const texts = [...files, 'observability/prometheus-adapter.example.yaml'].map((path) =>
    read(`deploy/${path}`),
  );
  for (const text of texts) {
    expect(parseAllDocuments(text).length).toBeGreaterThan(0);
    expect(namesIn(text).length).toBeGreaterThan(0);
    expect(namesIn(text).filter((name) => !Object.hasOwn(metrics, name))).toEqual([]);
  }
});

const promtool = (...words: string[]) =>
  spawnSync('promtool', words, { cwd: folder, encoding: 'utf8' });
const isInstalled = promtool('--version').error === undefined;
const withPromtool = isInstalled
  ? { test, reason: '' }
  : { test: test.skip, reason: ' (skipped: promtool of the Debian package prometheus is missing)' };

withPromtool.test(
  `Prometheus reads the rules, and they fire when they should${withPromtool.reason}`,
  () => {
    for (const words of [
      ['check', 'rules', 'alerts.yaml'],
      ['check', 'config', '--syntax-only', 'prometheus.example.yaml'],
      ['test', 'rules', 'alerts.test.yaml'],
    ]) {
      const { status, stdout, stderr } = promtool(...words);
      expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({
        status: 0,
        said: '',
      });
    }
  },
);
