import type { ChecklistTopic, RegistryItem } from '@gift-registry/bff-contract';

export interface TopicProgress extends ChecklistTopic {
  readonly added: number;
  readonly isDone: boolean;
}

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
