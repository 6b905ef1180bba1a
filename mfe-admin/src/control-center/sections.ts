import { pages } from '../pages.ts';

/** `/admin/orders`, and not the pages below it. */
const sectionPath = /^\/admin\/[a-z]+$/;

export const sections = pages.filter(({ path }) => sectionPath.test(path));
