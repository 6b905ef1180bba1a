export {
  guardShares,
  createPasscodeCookies,
  shareAddress,
  type ShareGate,
  type Visitor,
} from './share-gate.ts';
export { openRegistry } from './open-registry.ts';
export type { Openings } from './openings.ts';
export { qrCodePath, qrCodePng } from './pictures/qr-code.ts';
export { previewContent, previewText, previewUrl } from './pictures/picture-content.ts';
export { type SharePreview, findSharePreview } from './pictures/share-preview.repository.ts';
export type { RegistryAccessDependencies } from './registry-access.ts';
export { shareLink } from './links.ts';
export {
  findSharedItem,
  findSharedRegistry,
  sharedItemWithId,
} from './shared-registry.repository.ts';
export { createSlowLane } from './slow-lane.ts';
