import {
  documentSettings,
  documentSettingsId,
  readDocumentBlock,
} from '@gift-registry/bff-contract';

export const settings = () => readDocumentBlock(documentSettingsId, documentSettings);
