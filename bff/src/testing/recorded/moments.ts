import { ofTheMoment, type Json } from './exchange.ts';

type JsonObject = { readonly [name: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: Json): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

export function hideMoments(one: Json, other: Json | undefined): Json {
  if (Array.isArray(one))
    return one.map((value, index) =>
      hideMoments(value, Array.isArray(other) ? other[index] : undefined),
    );
  if (isObject(one))
    return Object.fromEntries(
      Object.entries(one).map(([name, value]) => [
        name,
        hideMoments(value, isObject(other) ? other[name] : undefined),
      ]),
    );
  return one === other && !isId(one) ? one : ofTheMoment;
}

export function fillMoments(recorded: Json, today: Json | undefined): Json {
  if (recorded === ofTheMoment) {
    if (today === undefined)
      throw new Error('Today’s sample request lacks a value that the recorded one needs.');
    return today;
  }
  if (Array.isArray(recorded))
    return recorded.map((value, index) =>
      fillMoments(value, Array.isArray(today) ? today[index] : undefined),
    );
  if (!isObject(recorded)) return recorded;
  return Object.fromEntries(
    Object.entries(recorded).map(([name, value]) => [
      name,
      fillMoments(value, isObject(today) ? today[name] : undefined),
    ]),
  );
}
