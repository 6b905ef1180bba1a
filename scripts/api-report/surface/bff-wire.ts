import { bffAccess, bffShapes } from './bff-shapes.ts';
import { type WireFacts, wireFactsOf } from './wire-facts.ts';

export const bffWire = (): WireFacts =>
  Object.fromEntries(
    Object.entries({ ...wireFactsOf(bffShapes()), ...bffAccess() }).sort(([a], [b]) =>
      a < b ? -1 : 1,
    ),
  );
