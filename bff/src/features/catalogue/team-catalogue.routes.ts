import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';
import { pictureUrl } from '../../platform/pictures/picture-url.ts';
import { teamMemberOf } from '../../platform/audit/team-member.ts';
import { findTeamCategories } from './categories.repository.ts';
import * as categories from './categories.service.ts';
import { applyImport, tryImport } from './import-products.service.ts';
import * as products from './team-products.service.ts';

export const adminCatalogueRoutes =
  ({ db }: AppDependencies, pictures: PictureStorage): FastifyPluginAsync =>
  async (app) => {
    const deps = { db, pictures, placeholderImage: await pictureUrl('placeholder') };

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
  };
