import '@testing-library/jest-dom';
import { jest } from '@jest/globals';

// ES modules get every global of Jest but this one.
Object.assign(globalThis, { jest });
