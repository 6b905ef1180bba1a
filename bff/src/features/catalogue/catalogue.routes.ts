import * as contract from '@gift-registry/bff-contract';
import fp from 'fastify-plugin';
import { teamMemberOf } from '../../platform/audit/requester.ts';
import { pictureUrl } from '../../platform/pictures/picture-url.ts';
import { renderedRead } from '../../platform/routing/rendered-read.ts';
import { route } from '../../platform/routing/route.ts';
import { findCategories } from './catalogue.repository.ts';
import { findTeamCategories } from './categories.repository.ts';
import * as categories from './change-categories.ts';
import * as products from './change-products.ts';
import { getChecklist, listStarterLists } from './checklists.ts';
import { applyImport, tryImport } from './import-products.ts';
import { searchProducts, getProduct } from './search-products.ts';
import { tellStock } from './tell-stock.service.ts';

/** The products that we sell, for hosts and for the team that keeps them. */
export const catalogue = fp(async (app) => {
  const { db, pictures, schedule } = app;
  const deps = { db, pictures, placeholderImage: await pictureUrl('placeholder') };

  app.serveReads([
    renderedRead(contract.listCategories, async () => ({ categories: await findCategories(db) })),
    renderedRead(
      contract.listProducts,
      ({ query, user }) => searchProducts(app, query, user?.id),
      // A search finds gifts of the visitor.
      { isKept: ({ query }) => !query.search },
    ),
  ]);
  route(app, contract.getChecklist, async ({ query }) => ({
    topics: await getChecklist(app, query.occasion),
  }));
  route(app, contract.listStarterLists, async ({ query }) => ({
    starterLists: await listStarterLists(app, query.occasion),
  }));
  route(app, contract.getProduct, ({ params, user }) =>
    getProduct(app, params.productId, user?.id),
  );

  route(app, contract.getTeamProduct, ({ params }) => products.showProduct(db, params.productId));
  route(app, contract.createProduct, (asked) =>
    products.createProductOf(deps, teamMemberOf(asked), asked.body),
  );
  route(app, contract.saveProduct, (asked) =>
    products.saveProductOf(deps, teamMemberOf(asked), asked.params.productId, asked.body),
  );
  route(app, contract.setProductSale, (asked) =>
    products.setSale(deps, teamMemberOf(asked), asked.params.productId, asked.body.isActive),
  );
  route(app, contract.setProductStock, (asked) =>
    products.setStock(deps, teamMemberOf(asked), asked.params.productId, asked.body),
  );

  route(app, contract.listTeamCategories, async () => ({
    categories: await findTeamCategories(db),
  }));
  route(app, contract.createCategory, async (asked) => ({
    categories: await categories.createCategoryOf(deps, teamMemberOf(asked), asked.body.name),
  }));
  route(app, contract.saveCategory, async (asked) => ({
    categories: await categories.saveCategoryOf(deps, teamMemberOf(asked), {
      ...asked.params,
      ...asked.body,
    }),
  }));
  route(app, contract.orderCategories, async (asked) => ({
    categories: await categories.orderCategoriesOf(deps, teamMemberOf(asked), asked.body.ids),
  }));

  route(app, contract.importProducts, async (asked) => {
    const { apply, products: lines } = asked.body;
    return {
      lines: apply
        ? await applyImport(deps, teamMemberOf(asked), lines)
        : await tryImport(deps, lines),
    };
  });

  schedule.every(2, 'stock news', () => tellStock(db));
});
