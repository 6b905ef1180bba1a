import type { Occasion } from '@gift-registry/bff-contract';

export const checklistTitles: Readonly<Record<Occasion, string>> = {
  wedding: 'Wedding checklist',
  'baby-shower': 'Baby checklist',
  housewarming: 'First home checklist',
  birthday: 'Birthday checklist',
  anniversary: 'Anniversary checklist',
  graduation: 'Graduation checklist',
  other: 'Gift checklist',
};
