const truncate = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 3).trimEnd()}...`;

export const shortName = (name: string): string => truncate(name, 60);

export const shortDescription = (description: string): string => truncate(description, 120);
