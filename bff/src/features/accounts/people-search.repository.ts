import { sql } from 'kysely';
import {
  addressPattern,
  beginsAddress,
  containing,
  startingWith,
} from '../../platform/database/search-patterns.ts';

/** More people of one name are not looked at: a longer search finds the one that is meant. */
const MOST_PEOPLE = 200;

/** A statement for the ids of accounts with these small letters in their name or email. */
export function peopleNamed(search: string, most = MOST_PEOPLE) {
  const byEmail = sql`
    (select id from users where email like ${addressPattern(search)} limit ${most})`;
  if (beginsAddress(search)) return byEmail;
  const like = search.length < 3 ? startingWith(search) : containing(search);
  return sql`${byEmail}
    union all
    (select id from profiles where lower(first_name || ' ' || last_name) like ${like} limit ${most})`;
}
