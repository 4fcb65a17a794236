const program = new URL('../../../runtime/processes/die-with-parent.mjs', import.meta.url).href;

/** Flags of Node.js for a program that has an IPC channel with this process, and ends when this process ends. */
export const END_WITH_PARENT: readonly string[] = ['--import', program];
