export { makeAdmin } from './make-admin.service.ts';
export { peopleNamed } from './people-search.repository.ts';
export { findPeople } from './people.repository.ts';
