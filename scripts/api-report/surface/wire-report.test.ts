import { bffAccess, bffShapes } from './bff-shapes.ts';
import { wireFactsOf } from './wire-facts.ts';
import { readWireReport, wireReportOf } from './wire-report.ts';

test('a report has a line for each place, and tells all facts of the contract', () => {
  const facts = { ...wireFactsOf(bffShapes()), ...bffAccess() };
  const report = wireReportOf(facts);
  expect(readWireReport(report)).toStrictEqual(facts);
  expect(report).toContain('\n  "POST /api/queries > body.name": {');
});

test('a report of one line for each fact is read, too', () => {
  const facts = { 'GET /api/gifts < 200.name type': 'string', 'GET /api/gifts < 200 sent': true };
  expect(readWireReport(JSON.stringify(facts))).toStrictEqual(facts);
});
