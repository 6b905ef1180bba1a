import type { ChecklistTopic, RegistryItem } from '@gift-registry/bff-contract';

export interface TopicProgress extends ChecklistTopic {
  /** Different gifts of the category in the registry. */
  readonly added: number;
  readonly isDone: boolean;
}

/** The progress of the registry with each topic. */
export function checklistProgress(
  topics: readonly ChecklistTopic[],
  items: readonly RegistryItem[],
): TopicProgress[] {
  return topics.map((topic) => {
    const added = items.filter(({ product }) => product.categoryId === topic.categoryId).length;
    return { ...topic, added, isDone: added >= topic.wished };
  });
}

export const countDone = (topics: readonly TopicProgress[]): number =>
  topics.filter(({ isDone }) => isDone).length;
