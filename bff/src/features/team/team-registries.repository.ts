import { sql, type RawBuilder } from 'kysely';
import type { listTeamRegistries, TeamRegistryRow } from '@gift-registry/bff-contract';
import { registryState } from '../../platform/admin-lists/team-columns.repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { keysetList, type FilterOf, type FindPage } from '../../platform/database/keyset-list.ts';
import { containing, startingWith } from '../../platform/database/search-patterns.ts';
import { peopleNamed } from '../accounts/index.ts';
import { registriesWithUnusualGifts } from '../giving/index.ts';

type Filter = FilterOf<typeof listTeamRegistries> & {
  readonly registryId?: string;
};
type Condition = RawBuilder<boolean>;
const LONG = 12;
/** Of dates that are searched by their index. */
const MOST_DAYS = 31;
type State = TeamRegistryRow['state'];

const stateConditions: Readonly<Record<State, Condition>> = {
  deleted: sql`registries.deleted_at is not null`,
  paused: sql`registries.deleted_at is null and registries.gifts_paused_at is not null`,
  draft: sql`registries.deleted_at is null and registries.status = 'draft'`,
  published: sql`registries.deleted_at is null and registries.status = 'published'`,
  completed: sql`registries.deleted_at is null and registries.status = 'completed'`,
};

/** Trigrams need three letters; shorter searches find the beginning. */
const nameLike = (search: string) =>
  search.length < 3 ? startingWith(search) : containing(search);

function searches(
  search: string | undefined,
  pattern: (search: string) => string,
): readonly Condition[] {
  if (!search) return [sql`true`];
  const small = search.toLowerCase();
  return [
    sql`lower(registries.registry_name) like ${pattern(small)}`,
    sql`registries.owner_id = any(array(${peopleNamed(small)}))`,
    sql`registries.id = any(array(
      select registry_id from registry_shares where share_code = ${search}
      union all select registry_id from registry_addresses where address = ${small}))`,
  ];
}

/**
 * Some weeks are found by their index first: in the order of age, the planner would pass all registries that are younger,
 * because it doesn't know that dates follow the age.
 */
function dates(from: string | undefined, until: string | undefined): readonly Condition[] {
  const conditions = [
    ...(from ? [sql<boolean>`event_date >= ${from}`] : []),
    ...(until ? [sql<boolean>`event_date <= ${until}`] : []),
  ];
  if (!from || !until || Date.parse(until) - Date.parse(from) > MOST_DAYS * 86_400_000)
    return conditions;
  const both = sql.join(conditions, sql` and `);
  return [sql`registries.id = any(array(select id from registries where ${both}))`];
}

function limits({
  state,
  occasion,
  eventFrom,
  eventUntil,
  ownerId,
  registryId,
  unusual,
}: Filter): readonly Condition[] {
  return [
    ...(state ? [stateConditions[state]] : []),
    ...(occasion ? [sql<boolean>`registries.occasion = ${occasion}`] : []),
    ...dates(eventFrom, eventUntil),
    ...(registryId ? [sql<boolean>`registries.id = ${registryId}`] : []),
    ...(ownerId ? [sql<boolean>`registries.owner_id = ${ownerId}`] : []),
    ...(unusual ? [sql<boolean>`registries.id = any(array(${registriesWithUnusualGifts}))`] : []),
  ];
}

const registriesBy = (pattern: (search: string) => string) =>
  keysetList<TeamRegistryRow, Filter>({
    from: sql`registries`,
    id: sql`registries.id`,
    columns: sql`registries.id, registries.registry_name as name, registries.owner_id,
      concat_ws(' ', owner.first_name, owner.last_name) as owner_name, users.email as owner_email,
      registries.occasion, registries.event_date, ${registryState} as state, registries.created_at,
      (select count(*)::int from registry_items item where item.registry_id = registries.id) as items,
      (select count(*)::int from claims where claims.registry_id = registries.id
        and claims.kind = 'guest' and claims.status <> 'released')
      + (select count(*)::int from contributions given where given.registry_id = registries.id
        and given.status <> 'released') as gifts`,
    joins: sql`join users on users.id = registries.owner_id
      left join profiles owner on owner.id = registries.owner_id`,
    where: limits,
    anyOf: ({ search }) => searches(search, pattern),
    sorts: {
      created: { by: sql`registries.id`, type: 'uuid' },
      name: { by: sql`lower(registries.registry_name)`, type: 'text' },
      event: { by: sql`registries.event_date`, type: 'date' },
    },
  });

const byName = registriesBy(nameLike);
const byBeginning = registriesBy(startingWith);
const byPart = registriesBy(containing);

/** Trigrams of a long name are in most rows, so a name that begins with it is looked for first. */
const isLong = ({ search }: Filter): boolean => (search?.length ?? 0) >= LONG;

export const findTeamRegistries: FindPage<TeamRegistryRow, Filter> = Object.assign(
  async (...[db, filter, ask]: Parameters<typeof byName>) => {
    if (!isLong(filter)) return byName(db, filter, ask);
    const begun = await byBeginning(db, filter, ask);
    return begun.length > 0 || ask.cursor ? begun : byPart(db, filter, ask);
  },
  {
    async count(db: Db, filter: Filter) {
      if (!isLong(filter)) return byName.count(db, filter);
      const begun = await byBeginning.count(db, filter);
      return begun.rows > 0 ? begun : byPart.count(db, filter);
    },
  },
);
