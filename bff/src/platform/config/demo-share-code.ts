/** The share code of the demo registry, which exists in development only. */
export const demoShareCode = 'demo-Asha-and-Dev-2026';
