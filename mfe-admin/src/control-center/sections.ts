import { pages } from '../pages.ts';

/** The sections of the control center, in the order of its sidebar. */
export const sections = pages.filter(({ screen }) => screen !== 'admin-index');
