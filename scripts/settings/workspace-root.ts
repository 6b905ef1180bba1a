import { dirname } from 'node:path';

export const workspaceRoot = dirname(dirname(import.meta.dirname));
