import type { OpenLayer } from '@gift-registry/shell-contract';
import type { Location } from 'react-router';
import {
  array,
  boolean,
  type InferOutput,
  number,
  object,
  optional,
  safeParse,
  string,
  unknown,
} from 'valibot';

const layer = object({
  name: string(),
  subject: array(string()),
  momentary: boolean(),
  below: number(),
});
export type EntryLayer = InferOutput<typeof layer> & OpenLayer;

const kept = object({
  layers: array(layer),
  control: optional(string()),
  queried: optional(boolean()),
  own: unknown(),
});
type Kept = InferOutput<typeof kept>;

const shellKey = 'gr-entry';
const stored = object({ [shellKey]: kept });

export interface HistoryEntry extends Kept {
  readonly location: Location;
}

export function readEntry(location: Location): HistoryEntry {
  const own: unknown = location.state;
  const parsed = safeParse(stored, own);
  return parsed.success ? { ...parsed.output[shellKey], location } : { layers: [], own, location };
}

export function stateOf({ layers, control, queried, own }: Kept): unknown {
  if (layers.length === 0 && control === undefined) return own;
  return { [shellKey]: { layers, control, queried, own } };
}

const named = object({ key: string() });

/** The key that the router gives to the present entry, `default` for the first of a visit. */
export function currentKey(): string {
  const state = safeParse(named, window.history.state);
  return state.success ? state.output.key : 'default';
}

const position = object({ idx: number() });

export function currentPosition(): number {
  const state = safeParse(position, window.history.state);
  return state.success ? state.output.idx : 0;
}
