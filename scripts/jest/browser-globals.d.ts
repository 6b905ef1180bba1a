import '@testing-library/jest-dom/jest-globals';
import './globals.d.ts';
