export const occasions = [
  'baby-shower',
  'birthday',
  'wedding',
  'housewarming',
  'anniversary',
  'graduation',
  'other',
] as const;
export type Occasion = (typeof occasions)[number];

export const occasionLabels: Readonly<Record<Occasion, string>> = {
  'baby-shower': 'Baby shower',
  birthday: 'Birthday',
  wedding: 'Wedding',
  housewarming: 'House warming',
  anniversary: 'Anniversary',
  graduation: 'Graduation',
  other: 'Other',
};
