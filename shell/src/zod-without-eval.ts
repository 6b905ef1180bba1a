import { config } from 'zod/mini';

// Zod tries whether it may compile its checks, which the content security policy forbids and reports. Every copy of Zod
// on the page reads this, those of the remotes too.
config({ jitless: true });
