export * from './leave-guard.ts';
export * from './link.ts';
export * from './live-updates.ts';
export * from './navigation.ts';
export * from './toast.ts';
export * from './remote.ts';
export * from './session.ts';
export * from './return-to.ts';
