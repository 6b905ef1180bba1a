import type { RegistryLink } from '@gift-registry/bff-contract';

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const count = (visitorCount: number): string =>
  visitorCount === 1 ? '1 visitor' : `${visitorCount} visitors`;

type Openings = RegistryLink['openings'];

/** The visitors of a link in the last 30 days, in one number. */
export const visitors = (openings: Openings): string =>
  count(openings.reduce((sum, day) => sum + day.count, 0));

/** The visitors of a link in the last 30 days, by day. */
export function LinkOpenings({ openings }: { readonly openings: Openings }) {
  if (openings.length === 0) return <p>Nobody opened it in the last 30 days.</p>;
  return (
    <div>
      <p>Visitors in the last 30 days:</p>
      <ul>
        {openings.map((opening) => (
          <li key={opening.day}>
            {day.format(new Date(opening.day))}: {count(opening.count)}
          </li>
        ))}
      </ul>
    </div>
  );
}
