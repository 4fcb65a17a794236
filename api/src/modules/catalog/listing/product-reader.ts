import { batchReads } from '#read-path/batch-reads.ts';
import { findProductsJson, type ProductText } from '../product.repository.ts';

/** Reads a product by its id, or null; under load together with others, which takes half of the processor time. */
export const createProductReader = () =>
  batchReads<string, ProductText | null>(findProductsJson, { most: 32, atOnce: 2 });
