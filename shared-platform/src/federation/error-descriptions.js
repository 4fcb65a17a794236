// Module Federation's errors name a code and where it is explained; the sentences beside it are 1.5 KB of every page.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
