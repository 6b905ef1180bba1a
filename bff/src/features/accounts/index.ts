export { makeAdmin } from './make-admin.ts';
export { peopleNamed, findPeople } from './people.repository.ts';
