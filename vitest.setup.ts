import '@testing-library/jest-dom/vitest';
import './shared-ui/src/testing/setup.ts';
