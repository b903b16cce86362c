/* The allowed imports (docs/house.md). Imports of types count; `new Worker(new URL(…))` does not. */

const testFile = '[.](?:test|fixture)[.]tsx?$';
const feature = '^miniapp/src/features/([^/]+)';
/** Features by layer: a model imports models of lower layers and of its own feature. */
const layers = [
  ['settings'],
  ['assets', 'account', 'scam'],
  ['vault'],
  ['fees', 'transactions'],
  [
    'backup',
    'authorities',
    'signIn',
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
/** What keys and accounts are about, each of which may import those before it. */
const accountNouns = ['account', 'vault', 'backup', 'authorities', 'signIn'];
/** What each folder of shared may import beside itself. */
const sharedParts = {
  engine: [],
  errors: [],
  assets: [],
  amounts: ['errors'],
  amm: ['errors', 'amounts', 'engine'],
  alerts: ['errors', 'amounts', 'engine'],
  staking: ['errors', 'amounts', 'engine'],
  protocol: ['errors', 'amounts', 'engine'],
  client: ['errors', 'amounts', 'engine', 'protocol'],
  services: ['errors', 'amounts', 'engine', 'protocol', 'alerts', 'assets'],
};
/** Packages that only one place may import; tests may, too. */
const owned = {
  '(?:btsdex|btsdex-serializer|btsdex-ecc)': '^tests/',
  '@noble/(?:ciphers|curves)': '^shared/src/protocol/',
  '@scure/base': '^shared/src/protocol/',
  'crypto-js': '^miniapp/src/signer/worker/',
  '@telegram-apps/sdk-react': '^miniapp/src/platform/messenger/',
  '@telegram-apps/telegram-ui': '^miniapp/src/(?:ui/|app/|main[.]tsx)',
  '(?:i18next|react-i18next)': '^miniapp/src/platform/i18n/',
  'lightweight-charts': '^miniapp/src/ui/chart/',
  'react(?:-dom)?': '^miniapp/src/(?:main[.]tsx|(?:app|platform|ui|features)/)',
  '(?:kysely|pg|@electric-sql/pglite)': '^bot/src/storage/',
  fastify: '^bot/src/(?:server/|telegram/|service[.]ts)',
  pino: '^bot/src/logging[.]ts',
};

const only = (parts) => `^shared/src/(?:${parts.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'every import resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^node:' },
    },
    {
      name: 'tests and fixtures are imported by tests and fixtures only',
      severity: 'error',
      from: { path: '^(?:shared|miniapp|bot)/', pathNot: testFile },
      to: { path: [testFile, '^tests/'] },
    },
    {
      name: 'shared imports no other package',
      severity: 'error',
      from: { path: '^shared/', pathNot: testFile },
      to: { path: '^(?:miniapp|bot)/' },
    },
    {
      name: 'the mini app and the bot know nothing of each other',
      severity: 'error',
      from: { path: '^(miniapp|bot)/', pathNot: testFile },
      to: { path: '^(?:miniapp|bot)/', pathNot: '^$1/' },
    },
    ...Object.entries(sharedParts).map(([part, parts]) => ({
      name: `shared/src/${part} imports ${parts.length === 0 ? 'nothing of ours' : parts.join(', ')} only`,
      severity: 'error',
      from: { path: `^shared/src/${part}/`, pathNot: testFile },
      to: { path: '^shared/src/', pathNot: only([part, ...parts]) },
    })),
    {
      name: 'market and ledger make no call to a node',
      severity: 'error',
      from: { path: '^shared/src/(?:market|ledger)/', pathNot: testFile },
      to: { path: '^shared/src/(?:client|actions)/' },
    },
    {
      name: 'pure code reads nothing of Node',
      severity: 'error',
      from: { path: '^(?:shared|miniapp)/src/', pathNot: testFile },
      to: { dependencyTypes: ['core'], pathNot: '^buffer$' },
    },

    {
      name: 'the platform knows no feature and no screen',
      severity: 'error',
      from: { path: '^miniapp/src/platform/', pathNot: testFile },
      to: { path: '^miniapp/src/(?:app|features|ui)/' },
    },
    {
      name: 'visuals know no feature',
      severity: 'error',
      from: { path: '^miniapp/src/ui/', pathNot: testFile },
      to: { path: '^miniapp/src/(?:app|features|signer)/' },
    },
    ...layers.map((nouns, layer) => ({
      name: 'a model imports models of lower layers and of its own feature',
      severity: 'error',
      from: { path: `^miniapp/src/features/(${nouns.join('|')})/model/`, pathNot: testFile },
      to: {
        path: '^miniapp/src/(?:ui|app|features)/',
        pathNot: [
          '^miniapp/src/features/$1/(?:model|texts)/',
          ...(layer === 0
            ? []
            : [`^miniapp/src/features/(?:${layers.slice(0, layer).flat().join('|')})/model/`]),
        ],
      },
    })),
    ...accountNouns
      .map((noun, index) => ({
        name: `${noun} imports none of what stands on it`,
        severity: 'error',
        from: { path: `^miniapp/src/features/${noun}/`, pathNot: testFile },
        to: { path: `^miniapp/src/features/(?:${accountNouns.slice(index + 1).join('|')})/` },
      }))
      .slice(0, -1),
    {
      name: 'a feature imports texts and screens of its own only',
      severity: 'error',
      from: { path: `${feature}/`, pathNot: testFile },
      to: { path: '^miniapp/src/features/[^/]+/(?:texts|screens)/', pathNot: '^miniapp/src/features/$1/' },
    },
    {
      name: 'models, parts and texts import no screen',
      severity: 'error',
      from: { path: `${feature}/(?:model|ui|texts)/`, pathNot: testFile },
      to: { path: '^miniapp/src/features/[^/]+/screens/' },
    },
    {
      name: 'a screen imports no other screen',
      severity: 'error',
      from: { path: `${feature}/screens/([^/]+)/`, pathNot: testFile },
      to: { path: '/screens/[^/]+/', pathNot: '^miniapp/src/features/$1/screens/$2/' },
    },
    {
      name: 'only the table of routes imports screens',
      severity: 'error',
      from: {
        path: '^miniapp/src/',
        pathNot: ['^miniapp/src/(?:features/|app/(?:routes|homeRoute)[.])', testFile],
      },
      to: { path: '^miniapp/src/features/[^/]+/screens/' },
    },

    {
      name: 'nothing that is signed is read from the data server',
      severity: 'error',
      from: {
        path: '^miniapp/src/(?:signer/|features/(?:transactions|recipients)/|features/gateways/model/gatewayIssuer[.]|features/gateways/screens/withdraw/presentTerms[.]|features/.*Request[.]ts$)',
        pathNot: testFile,
      },
      to: { path: '^miniapp/src/platform/chain/(?:reads|askDataServer)[.]ts$' },
    },
    {
      name: 'the page imports nothing of the signer’s worker',
      severity: 'error',
      from: { path: '^miniapp/src/', pathNot: ['^miniapp/src/signer/worker/', testFile] },
      to: { path: '^miniapp/src/signer/worker/', pathNot: '^miniapp/src/signer/worker/shims/' },
    },
    {
      name: 'the signer’s worker knows neither page nor network',
      severity: 'error',
      from: { path: '^miniapp/src/signer/worker/', pathNot: testFile },
      to: {
        path: '^(?:miniapp/src/(?:app|features|ui|platform|signer/page)|shared/src/(?:actions|client|services))/',
        pathNot: ['^miniapp/src/platform/i18n/(?:numbers|dates)[.]ts$', '^shared/src/client/clock[.]ts$'],
      },
    },
    {
      name: 'only the signer’s worker reaches private keys',
      severity: 'error',
      from: {
        path: '^(?:shared|miniapp|bot)/',
        pathNot: ['^miniapp/src/signer/worker/', '^shared/src/protocol/', testFile],
      },
      to: { path: '^shared/src/protocol/keys[.]ts$', reachable: true },
    },

    {
      name: 'storage and upstreams know none of their callers',
      severity: 'error',
      from: { path: '^bot/src/(storage|upstreams)/', pathNot: testFile },
      to: { path: '^bot/src/[^/]+/', pathNot: '^bot/src/$1/' },
    },
    {
      name: 'the follower knows neither chat nor server',
      severity: 'error',
      from: { path: '^bot/src/(?:chain|alerts|requests)/', pathNot: testFile },
      to: { path: '^bot/src/(?:telegram|server|notices)/' },
    },
    {
      name: 'chat and server know no notice, and the chat no server',
      severity: 'error',
      from: { path: '^bot/src/(telegram|server)/', pathNot: testFile },
      to: { path: '^bot/src/(?:notices|server)/', pathNot: '^bot/src/$1/' },
    },
    {
      name: 'a proof is read without network and database',
      severity: 'error',
      from: { path: '^bot/src/(?:proofs/|verifyProof[.]ts)', pathNot: testFile },
      to: { path: '^bot/src/(?:storage|upstreams|chain|telegram|notices|server)/' },
    },

    {
      name: 'the development chain shares no arithmetic with the product that it judges',
      severity: 'error',
      from: { path: '^tests/devnet/(?:chain|world|services|controls)/', pathNot: testFile },
      to: { path: '^(?:shared/src/(?:amm|market|staking|ledger|client|actions)|miniapp|bot)/' },
    },
    ...Object.entries(owned).map(([name, place]) => ({
      name: `${name.replaceAll(/[?:()]/gu, '')} belongs to ${place}`,
      severity: 'error',
      from: { path: '^(?:shared|miniapp|bot|tests)/', pathNot: [place, '^tests/', testFile] },
      to: { path: `node_modules/${name}/` },
    })),
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
