export { findTeamProducts } from './product-rows.repository.ts';
export { findProductFor, findStarterProducts } from './products.repository.ts';
export { selectProduct } from './select-product.repository.ts';
export { findStarterList } from './starter-lists.ts';
