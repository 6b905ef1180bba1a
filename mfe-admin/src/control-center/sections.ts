import { pages } from '../pages.ts';

const sectionPath = /^\/admin\/[a-z]+$/;

export const sections = pages.filter(({ path }) => sectionPath.test(path));
