export interface Person {
  readonly sub: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

export const people: readonly Person[] = [
  person('Meera', 'Nair', true),
  person('Arjun', 'Mehta', true),
  person('Kabir', 'Rao', false),
];

export function findPerson(sub: string): Person | undefined {
  return people.find((candidate) => candidate.sub === sub);
}

function person(givenName: string, familyName: string, emailVerified: boolean): Person {
  const handle = `${givenName}.${familyName}`.toLowerCase();
  return { sub: handle, givenName, familyName, email: `${handle}@example.com`, emailVerified };
}
