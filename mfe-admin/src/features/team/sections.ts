import { adminSections, pages } from '../../pages.ts';
import type { May } from './use-may.ts';

const sectionPath = /^\/admin\/[a-z0-9-]+$/;

export const isSection = ({ path }: { readonly path: string }): boolean => sectionPath.test(path);

export const sections = pages.filter(isSection);

export const sectionsFor = (may: May, forAdmins: readonly string[] = adminSections) =>
  sections.filter(({ screen }) =>
    may({ access: forAdmins.includes(screen) ? 'admin' : 'support' }),
  );
