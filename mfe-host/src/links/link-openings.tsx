import type { RegistryLink } from '@gift-registry/bff-contract';

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const visitors = (count: number): string => (count === 1 ? '1 visitor' : `${count} visitors`);

/** The visitors of a link in the last 30 days, with the days folded away. */
export function LinkOpenings({ openings }: Pick<RegistryLink, 'openings'>) {
  const total = openings.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <p>Nobody opened it in the last 30 days.</p>;
  return (
    <details>
      <summary>{visitors(total)} in the last 30 days</summary>
      <ul>
        {openings.map((opening) => (
          <li key={opening.day}>
            {day.format(new Date(opening.day))}: {visitors(opening.count)}
          </li>
        ))}
      </ul>
    </details>
  );
}
