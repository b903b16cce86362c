/**
 * Who may import whom, folder by folder (design: 'The house'). A folder that is not listed may import anything its
 * package may. The most specific folder that holds a file decides.
 */
export const arrows: Record<string, readonly string[]> = {
  'shared/src': ['shared/src'],
  'shared/src/errors': ['shared/src/errors'],
  'shared/src/amounts': ['shared/src/amounts', 'shared/src/errors'],
  'shared/src/assets': ['shared/src/assets'],
  'shared/src/amm': ['shared/src/amm', 'shared/src/amounts', 'shared/src/errors'],
  'shared/src/staking': ['shared/src/staking', 'shared/src/amounts', 'shared/src/errors'],
  'shared/src/protocol': ['shared/src/protocol', 'shared/src/amounts', 'shared/src/errors'],
  'shared/src/client': [
    'shared/src/client',
    'shared/src/protocol',
    'shared/src/amounts',
    'shared/src/errors',
  ],
  'shared/src/services': [
    'shared/src/services',
    'shared/src/protocol',
    'shared/src/amounts',
    'shared/src/errors',
  ],
  'shared/src/actions': [
    'shared/src/actions',
    'shared/src/client',
    'shared/src/services',
    'shared/src/amm',
    'shared/src/protocol',
    'shared/src/amounts',
    'shared/src/errors',
  ],
  'miniapp/src': ['miniapp/src', 'shared/src'],
  'miniapp/src/components': [
    'miniapp/src/components',
    'miniapp/src/i18n',
    'miniapp/src/messenger',
    'miniapp/src/stores/toasts.ts',
    // Tests only.
    'miniapp/src/browser.fixture.ts',
    'shared/src/assets',
    'shared/src/amounts',
    'shared/src/errors',
  ],
  'bot/src': ['bot/src', 'shared/src'],
  tests: ['tests', 'bot/src', 'miniapp', 'shared/src'],
  'tests/devnet/chain': ['tests/devnet/chain', 'shared/src/protocol', 'shared/src/errors'],
};

/** Folders whose sub-folders must not import each other. */
export const separateSubfolders: readonly string[] = ['miniapp/src/screens'];

/** Packages that only one place may import. */
export const packageOwners: Record<string, readonly string[]> = {
  '@telegram-apps/telegram-ui': ['miniapp/src/components', 'miniapp/src/main.tsx', 'miniapp/src/app'],
  '@telegram-apps/sdk-react': ['miniapp/src/messenger'],
  btsdex: ['shared/src/protocol', 'tests'],
  'btsdex-serializer': ['shared/src/protocol', 'tests'],
  'btsdex-ecc': ['shared/src/protocol', 'tests'],
  '@napi-rs/canvas': ['bot/src/telegram/pictures'],
  'crypto-js': ['miniapp/src/signer'],
};
