const truncate = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 3).trimEnd()}...`;

/** At most 60 characters: 57 and an ellipsis. */
export const shortName = (name: string): string => truncate(name, 60);

/** At most 120 characters: 117 and an ellipsis. */
export const shortDescription = (description: string): string => truncate(description, 120);
