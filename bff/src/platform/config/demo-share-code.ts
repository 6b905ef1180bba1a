export const demoShareCode = 'demo-Asha-and-Dev-2026';
