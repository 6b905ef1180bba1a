import {
  getChecklist,
  listCategories,
  listRegistries,
  listStarterLists,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';

export function answerCatalogue(): void {
  testServer.reply(listCategories, { categories: [] });
  testServer.reply(listRegistries, { registries: [] });
  testServer.reply(getChecklist, { topics: [] });
  testServer.reply(listStarterLists, { starterLists: [] });
}
