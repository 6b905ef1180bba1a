import { pages } from '../pages.ts';

export const sections = pages.filter(({ screen }) => screen !== 'admin-index');
