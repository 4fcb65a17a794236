import type { Reporter, TestModule } from 'vitest/node';

/** The annotation type of a figure: `await annotate('p99 212 ms, 0 failed', 'figure')` in a test. */
const FIGURE = 'figure';

const nameOf = (module: TestModule) => module.moduleId.replace(/^.*\//, '').replace(/\.test\.\w+$/, '');

/** A vitest reporter that ends with what the proofs measured, a line for each figure. */
export default class FiguresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules
      .flatMap((module) => [...module.children.allTests()].map((test) => ({ file: nameOf(module), test })))
      .flatMap(({ file, test }) =>
        test
          .annotations()
          .filter(({ type }) => type === FIGURE)
          .map(({ message }) => `  ${file} › ${test.name}: ${message}`),
      );
    if (lines.length > 0) console.log(['Figures', ...lines.toSorted(), ''].join('\n'));
  }
}
