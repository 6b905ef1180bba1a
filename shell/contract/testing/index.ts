export * from './render-screen.tsx';
export * from './test-session.ts';
