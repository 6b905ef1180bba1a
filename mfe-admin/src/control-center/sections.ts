import { pages } from '../pages.ts';

/** `/admin/orders`, and not the pages below it. */
const sectionPath = /^\/admin\/[a-z]+$/;

/** The sections of the control center, in the order of its sidebar. */
export const sections = pages.filter(({ path }) => sectionPath.test(path));
