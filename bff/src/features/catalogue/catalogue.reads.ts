import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { renderedRead, type RenderedRead } from '../../platform/routing/rendered-read.ts';
import { findCategories } from './catalogue.repository.ts';
import { searchProducts } from './catalogue.service.ts';

export const catalogueReads = (deps: Pick<AppDependencies, 'db'>): RenderedRead[] => [
  renderedRead(contract.listCategories, async () => ({
    categories: await findCategories(deps.db),
  })),
  renderedRead(
    contract.listProducts,
    ({ query, user }) => searchProducts(deps, query, user?.id),
    // A search finds gifts of the visitor.
    { isKept: ({ query }) => !query.search },
  ),
];
