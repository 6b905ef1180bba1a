import { documentSettingsId, type DocumentSettings } from '../src/rendering/document-settings.ts';

const defaults: DocumentSettings = {
  brand: 'Tohfa',
  publicBaseUrl: 'https://gifts.example',
  demoShopUrl: null,
  localShops: [],
  sampleRegistryPath: null,
  funds: true,
  googleSignIn: false,
  contact: {
    email: 'hello@tohfa.example',
    phone: '1800 000 0000',
    whatsappUrl: 'https://wa.me/910000000000',
  },
  social: [],
  accountDisclosure: 'spec',
};

export function writeDocumentSettings(changes: Partial<DocumentSettings> = {}): void {
  document.getElementById(documentSettingsId)?.remove();
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = documentSettingsId;
  block.textContent = JSON.stringify({ ...defaults, ...changes });
  document.head.append(block);
}
