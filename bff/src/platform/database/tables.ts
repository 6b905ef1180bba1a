export type { Database } from './tables.generated.ts';
