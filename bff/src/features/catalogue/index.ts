export { findTeamProducts } from './team-products.repository.ts';
export { findProductFor, findStarterProducts, selectProduct } from './catalogue.repository.ts';
export { findStarterList } from './checklists.ts';
