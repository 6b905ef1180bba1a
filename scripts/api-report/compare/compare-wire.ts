import { isOpenSet, type WireFacts } from '../surface/wire-facts.ts';
import type { Change, Level } from './change.ts';

type Value = WireFacts[string];

interface Fact {
  /** Owner, direction and path, such as `POST /api/queries > body.name`. */
  readonly place: string;
  readonly isRequest: boolean;
  readonly keyword: string;
}

function readFact(key: string): Fact {
  const [, place = key, arrow, keyword = ''] = /^(.*? ([<>]) \S+) (\S+)/.exec(key) ?? [];
  return { place, isRequest: arrow === '>', keyword };
}

const upperLimits = new Set(['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems']);
const lowerLimits = new Set(['minLength', 'minimum', 'exclusiveMinimum', 'minItems']);
const limits = new Set([...upperLimits, ...lowerLimits, 'pattern', 'format', 'required']);

/** The place around it: of a field its object, of a list's element the list, of an alternative the union. */
const around = (place: string): string => place.replace(/(?:\.[^.|[\s]+|\|\d+|\[\])$/, '');

class Wire {
  readonly facts: WireFacts;
  readonly #places: ReadonlySet<string>;
  /** Places with a list of allowed values, or with alternatives. */
  readonly #closed: ReadonlySet<string>;

  constructor(facts: WireFacts) {
    this.facts = facts;
    const read = Object.keys(facts).map(readFact);
    this.#places = new Set(read.flatMap(({ place }) => placesOf(place)));
    this.#closed = new Set(
      read.flatMap(({ place, keyword }) => [
        ...(keyword === 'enum' ? [`${place} enum`] : []),
        ...(/\|\d+/.test(place) ? placesOf(place).filter(isAlternative).map(around) : []),
      ]),
    );
  }

  has = (place: string): boolean => this.#places.has(place);
  hasValues = (place: string): boolean => this.#closed.has(`${place} enum`);
  hasAlternatives = (place: string): boolean => this.#closed.has(place);
  hasAlternative = (place: string, type: Value): boolean =>
    [0, 1, 2].some((index) => this.facts[`${place}|${index} type`] === type);
}

const isAlternative = (place: string): boolean => /\|\d+$/.test(place);

function placesOf(place: string): string[] {
  const outer = around(place);
  return outer === place ? [place] : [place, ...placesOf(outer)];
}

/** Requests may grow more permissive, replies more precise. */
function levelOfGone({ place, isRequest, keyword }: Fact, from: Value, now: Wire): Level {
  if (isRequest && keyword === 'type' && now.hasAlternative(place, from)) return 'minor';
  if (keyword === 'enum') {
    const isBroken = isRequest ? now.hasValues(place) || !now.has(place) : !now.hasValues(place);
    return isBroken ? 'major' : 'minor';
  }
  return isRequest && limits.has(keyword) && now.has(place) ? 'minor' : 'major';
}

function levelOfAdded({ place, isRequest, keyword }: Fact, before: Wire): Level {
  if (isAlternative(place) && !before.has(place) && before.hasAlternatives(around(place)))
    return isRequest ? 'minor' : 'major';
  if (isRequest && keyword === 'required') return before.has(around(place)) ? 'major' : 'minor';
  if (!before.has(place)) return 'minor';
  if (keyword === 'enum') return before.hasValues(place) === isRequest ? 'minor' : 'major';
  return isRequest ? 'major' : 'minor';
}

/** The callers of a route; each includes those before it. */
const callers: readonly Value[] = ['admin', 'support', 'host', 'user', 'guest', 'public'];

function levelOfChanged({ isRequest, keyword }: Fact, from: Value, to: Value): Level {
  if (keyword === 'access')
    return callers.indexOf(from) >= 0 && callers.indexOf(to) > callers.indexOf(from)
      ? 'minor'
      : 'major';
  if (typeof from !== 'number' || typeof to !== 'number') return 'major';
  const isWider = upperLimits.has(keyword) ? to > from : lowerLimits.has(keyword) && to < from;
  const isNarrower = upperLimits.has(keyword) ? to < from : lowerLimits.has(keyword) && to > from;
  return (isRequest ? isWider : isNarrower) ? 'minor' : 'major';
}

const closedFacts = (facts: WireFacts): WireFacts =>
  Object.fromEntries(Object.entries(facts).filter(([fact]) => !isOpenSet(fact)));

export function compareWire(earlier: WireFacts, later: WireFacts): readonly Change[] {
  const beforeFacts = closedFacts(earlier);
  const nowFacts = closedFacts(later);
  const before = new Wire(beforeFacts);
  const now = new Wire(nowFacts);
  const gone = Object.entries(beforeFacts).flatMap(([key, from]): Change[] => {
    const fact = readFact(key);
    const to = nowFacts[key];
    if (to === undefined) return [{ level: levelOfGone(fact, from, now), text: `${key} is gone` }];
    if (to === from) return [];
    return [{ level: levelOfChanged(fact, from, to), text: `${key} is ${to}, not ${from}` }];
  });
  const added = Object.keys(nowFacts)
    .filter((key) => beforeFacts[key] === undefined)
    .map((key): Change => ({ level: levelOfAdded(readFact(key), before), text: `${key} is new` }));
  return [...gone, ...added];
}
