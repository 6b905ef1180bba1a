import { type Surface, wireReport } from '../surface/surface.ts';
import { readWireReport } from '../surface/wire-report.ts';
import { type Change } from './change.ts';
import { compareDeclarations } from './compare-declarations.ts';
import { compareWire } from './compare-wire.ts';

export function compareSurfaces(before: Surface, now: Surface): readonly Change[] {
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].flatMap((name): readonly Change[] => {
    const [earlier, later] = [before.get(name), now.get(name)];
    if (earlier === undefined) return [{ level: 'minor', text: `the entry point ${name} is new` }];
    if (later === undefined) return [{ level: 'major', text: `the entry point ${name} is gone` }];
    return name === wireReport
      ? compareWire(readWireReport(earlier), readWireReport(later))
      : compareDeclarations(earlier, later);
  });
}
