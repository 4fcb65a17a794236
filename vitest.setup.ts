import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import './shared-ui/src/testing/setup.ts';

// How long something may take to show is no question of a unit test: a busy machine must not fail one.
configure({ asyncUtilTimeout: 15_000 });
