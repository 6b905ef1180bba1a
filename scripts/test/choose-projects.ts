import type { Project } from '../nx/projects.ts';
import { Failure } from '../terminal/failure.ts';

export function chooseProjects(
  all: readonly Project[],
  named: readonly string[],
): readonly Project[] {
  return named.map((word) => {
    const found = all.find(({ name, folder }) => [name, folder].includes(word.replace(/\/$/, '')));
    if (found) return found;
    const names = all.map(({ name }) => name).join(', ');
    throw new Failure(`There is no project named ${word}. Choose from ${names}.`);
  });
}
