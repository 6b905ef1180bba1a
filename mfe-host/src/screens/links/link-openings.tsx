import { formatDay, plural, type RegistryLink } from '@gift-registry/bff-contract';

const visitorCount = (count: number): string => plural(count, '# visitor', '# visitors');

type Openings = RegistryLink['openings'];

export const visitors = (openings: Openings): string =>
  visitorCount(openings.reduce((sum, day) => sum + day.count, 0));

export function LinkOpenings({ openings }: { readonly openings: Openings }) {
  if (openings.length === 0) return <p>Nobody opened it in the last 30 days.</p>;
  return (
    <div>
      <p>Visitors in the last 30 days:</p>
      <ul>
        {openings.map((opening) => (
          <li key={opening.day}>
            {formatDay(opening.day, 'UTC')}: {visitorCount(opening.count)}
          </li>
        ))}
      </ul>
    </div>
  );
}
