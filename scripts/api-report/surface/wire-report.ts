import { z } from 'zod';
import type { WireFacts } from './wire-facts.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** Version 1.5.0 and earlier ones have a line for each fact. */
const place = z.record(z.string(), z.union([value, z.array(value)]));
const report = z.record(z.string(), z.union([value, place]));

type Place = Record<string, z.infer<typeof value> | z.infer<typeof value>[]>;

export function readWireReport(text: string): WireFacts {
  const facts = Object.entries(report.parse(JSON.parse(text))).flatMap(([name, entry]) => {
    if (typeof entry !== 'object' || entry === null) return [[name, entry] as const];
    return Object.entries(entry).flatMap(([keyword, said]) =>
      Array.isArray(said)
        ? said.map((one) => [`${name} ${keyword} ${JSON.stringify(one)}`, true] as const)
        : [[`${name} ${keyword}`, said] as const],
    );
  });
  return Object.fromEntries(facts);
}

function placesOf(facts: WireFacts): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const [fact, said] of Object.entries(facts)) {
    const [, name = fact, allowed, keyword = ''] = /^(.+?) (?:enum (.+)|(\S+))$/.exec(fact) ?? [];
    const entry = places.get(name) ?? {};
    if (allowed === undefined) entry[keyword] = said;
    else entry['enum'] = [entry['enum'] ?? [], value.parse(JSON.parse(allowed))].flat();
    places.set(name, entry);
  }
  return places;
}

/** A line for each place, so that a diff shows all that changed there. */
export function wireReportOf(facts: WireFacts): string {
  const lines = [...placesOf(facts)].map(
    ([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
