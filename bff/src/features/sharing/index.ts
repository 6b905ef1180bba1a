export { guardShares } from './guard-shares.ts';
export { openRegistry } from './open-registry.service.ts';
export type { Openings } from './openings.ts';
export { createPasscodeCookies } from './passcode-cookies.ts';
export { qrCodePath, qrCodePng } from './pictures/drawing/qr-code.ts';
export { previewContent, previewText, previewUrl } from './pictures/picture-content.ts';
export { type SharePreview, findSharePreview } from './pictures/share-preview.repository.ts';
export type { RegistryAccessDependencies } from './registry-access.service.ts';
export { shareAddress } from './share-address.ts';
export type { ShareGate, Visitor } from './share-gate.ts';
export { shareLink } from './share-link.ts';
export {
  findSharedItem,
  findSharedRegistry,
  sharedItemWithId,
} from './shared-registry.repository.ts';
export { createSlowLane } from './slow-lane.ts';
