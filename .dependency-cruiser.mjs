// Which folder may import which: docs/architecture.md as rules. Checked by tools/check-boundaries.ts.
import { listApps, listRemotes } from './tools/lib/workspaces.mjs';

const remotes = `(${listRemotes(import.meta.dirname).join('|')})`;
const apps = `(${listApps(import.meta.dirname).join('|')})`;
const testCode = '(\\.(test|stories)\\.tsx?$|/testing/|/\\.storybook/|^e2e/|^api/bench/|^vitest\\.setup)';

/**
 * @param {string} name
 * @param {string} comment
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType}
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule('no-circular', 'A cycle has no beginning to read from.', {}, { circular: true }),
    rule(
      'apps-are-islands',
      'Apps meet only at run time, through federation.',
      { path: `^${apps}/` },
      { path: `^(${apps}|api)/`, pathNot: '^$1/' },
    ),
    rule(
      'features-are-siblings',
      'Compose features in app/, never sideways.',
      { path: '^([^/]+)/src/features/([^/]+)/' },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    rule(
      'app-is-the-top',
      'Features and lib do not know the pages built of them.',
      { path: '^([^/]+)/src/(features|lib)/' },
      { path: '^$1/src/(app/|remote\\.tsx$)' },
    ),
    rule(
      'lib-is-the-bottom',
      'What all features use cannot use a feature.',
      { path: '^([^/]+)/src/lib/' },
      { path: '^$1/src/features/' },
    ),
    rule(
      'shared-looks-only-down',
      'Shared packages do not know who uses them.',
      { path: '^shared-(ui|domain|platform|panel)/' },
      { path: `^(${apps}|api)/` },
    ),
    rule(
      'ui-and-domain-are-strangers',
      'A component takes plain props; the domain draws nothing.',
      { path: '^shared-(ui|domain)/' },
      { path: '^shared-(ui|domain|platform)/', pathNot: '^shared-$1/' },
    ),
    rule(
      'panel-glue-stays-in-the-panel',
      'What the back office shares is bundled by the apps that have its pages, and by no other.',
      { path: '^(storefront|api|shared-(ui|domain|platform))/' },
      { path: '^shared-panel/' },
    ),
    rule(
      'platform-draws-nothing',
      'The platform lends services, the apps bring the look.',
      { path: '^shared-platform/' },
      { path: '^shared-ui/' },
    ),
    rule(
      'ui-is-only-ui',
      'No router, data or validation in the design system.',
      { path: '^shared-ui/src/' },
      { path: '(^|node_modules/)(react-router|@tanstack/|@reduxjs/|zod)' },
    ),
    rule(
      'domain-is-pure',
      'The domain runs anywhere: zod and nothing else.',
      { path: '^shared-domain/src/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'unknown'], pathNot: '(^|node_modules/)zod' },
    ),
    rule(
      'zod-stays-in-schemas',
      'zod is no part of a first load: only schema files import it.',
      {
        path: `^(shared-domain|shared-platform|shared-panel|${apps})/src/`,
        pathNot: '(schema\\.ts$|\\.test\\.tsx?$)',
      },
      { path: '(^|node_modules/)zod', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'remotes-use-the-facade',
      'One router and one cache on a page: they come from @aaram/shared-platform.',
      { path: `^(${remotes}|shared-panel)/src/` },
      { path: '(^|node_modules/)(react-router|@tanstack/react-query|@reduxjs/|react-toastify)' },
    ),
    rule(
      'the-host-side-is-the-shells',
      'Only the shell makes the services it lends.',
      { path: `^(${remotes}|shared-panel)/src/`, pathNot: testCode },
      { path: '^shared-platform/src/host/index' },
    ),
    rule(
      'api-serves-it-does-not-render',
      'The API knows no screen.',
      { path: '^api/' },
      { path: `^(${apps}|shared-ui|shared-platform|shared-panel)/` },
    ),
    rule(
      'api-modules-meet-at-index',
      'A module is used through its index, or through what it lends to one module alone: for-<module>.ts.',
      { path: '^api/src/modules/([^/]+)/' },
      { path: '^api/src/modules/', pathNot: '^api/src/modules/($1/|[^/]+/(index|for-$1)\\.ts$)' },
    ),
    rule(
      'index-lends-functions',
      'An index is for other modules: a path from it to routes would lead round in a circle sooner or later.',
      { path: '^api/src/modules/[^/]+/(index|for-[^/]+)\\.ts$' },
      { path: '\\.routes\\.ts$' },
    ),
    rule(
      'modules-have-floors',
      'What shows pictures, and what sells products, stands above the library and the catalogue: app.ts passes in what they ask.',
      { path: '^api/src/modules/(catalog|library)/', pathNot: testCode },
      { path: '^api/src/modules/(orders|payments|credits|cart|blog|reviews)/' },
    ),
    rule(
      'reviews-are-below-orders',
      'Orders show what a shopper has reviewed; what a shopper has bought is passed in.',
      { path: '^api/src/modules/reviews/', pathNot: testCode },
      { path: '^api/src/modules/(orders|payments|credits|cart)/' },
    ),
    rule(
      'carts-and-credits-are-below-orders',
      'Orders take what is in a cart and pay with credits; what these ask of orders is passed in.',
      { path: '^api/src/modules/(cart|credits)/', pathNot: testCode },
      { path: '^api/src/modules/(orders|payments)/' },
    ),
    rule(
      'orders-are-below-payments',
      'Payments move orders; what orders ask of payments comes with the providers.',
      { path: '^api/src/modules/orders/', pathNot: testCode },
      { path: '^api/src/modules/payments/' },
    ),
    rule(
      'the-library-is-below-the-catalogue',
      'The catalogue takes pictures of the library, and tells it where they are shown.',
      { path: '^api/src/modules/library/', pathNot: testCode },
      { path: '^api/src/modules/catalog/' },
    ),
    rule(
      'plugins-know-no-module',
      'What a plugin or the read path needs of a module is passed in where it is registered.',
      { path: '^api/src/(plugins|db|read-path)/', pathNot: `(${testCode}|^api/src/db/seed/)` },
      { path: '^api/src/modules/' },
    ),
    rule(
      'statuses-belong-to-routes',
      'Everything else answers a value or a Refusal (outcome.ts); what HTTP says of it is the matter of routes.',
      { path: '^api/src/modules/', pathNot: '\\.(routes|plugin|test)\\.ts$' },
      { path: '^api/src/plugins/(errors|refusals)\\.ts$' },
    ),
    rule(
      'only-repositories-touch-the-database',
      'SQL lives in repositories.',
      { path: '^api/src/modules/', pathNot: '\\.(repository|test)\\.ts$' },
      { path: '(^|node_modules/)pg/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'runtime-knows-no-store',
      'What runs the store knows no product, order or seller: of the domain it has settings, releases and signatures.',
      { path: '^runtime/', pathNot: testCode },
      {
        path: `^(${apps}|api|tools|e2e|shared-(ui|platform|panel|domain))/`,
        pathNot: '^shared-domain/src/(environment|page-addresses|priority|release|settings|signature|tracing)/',
      },
    ),
    rule(
      'rooms-by-their-door',
      'A room of runtime is used through its index.ts. What runs before npm has installed packages takes plain modules.',
      { path: '^(?!runtime/)[^/]+/', pathNot: '^tools/.*\\.mjs$' },
      { path: '^runtime/', pathNot: '/index\\.ts$' },
    ),
    rule(
      'rooms-meet-at-their-doors',
      'Between rooms too: only plain modules take plain modules of another room.',
      { path: '^runtime/(.+)/', pathNot: '\\.mjs$' },
      { path: '^runtime/', pathNot: '(^runtime/$1/|/index\\.ts$)' },
    ),
    rule(
      'tools-are-leaves',
      'Commands of development are not shipped: what a program runs with stands in runtime.',
      { path: '^(?!tools/)[^/]+/', pathNot: testCode },
      { path: '^tools/' },
    ),
    rule(
      'no-test-code-in-production',
      'Tests and stories are not shipped.',
      { pathNot: testCode },
      { path: '(\\.(test|stories)\\.tsx?$|/testing/)' },
    ),
    rule(
      'not-unresolvable',
      'Deep imports into a package end here: its exports do not list them.',
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only our own `dist` folders: most packages keep their code in one too, and that must be read.
    exclude: { path: ['^[a-z0-9-]+/dist/', '^[a-z0-9-]+/storybook-static/', '^releases/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
    },
  },
};
