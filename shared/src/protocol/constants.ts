/** The chain id of the main network (chain.md §11): sha256 of its genesis. */
export const MAINNET_CHAIN_ID = '4018d7844c78f6a6c41c6a552b898022310fc5dec06da467ee7905a8dad512c8';

/** The core asset, in which fees are counted. */
export const CORE_ASSET_ID = '1.3.0';
export const CORE_SYMBOL = 'BTS';
export const CORE_PRECISION = 5;

/** The voting account of an account that votes for itself (chain.md §3). */
export const PROXY_TO_SELF = '1.2.5';

/** The prefix of a public key's text; built into the node. */
export const ADDRESS_PREFIX = 'BTS';

/** The key of all zero bytes: a memo between it and itself is public. */
export const NULL_PUBLIC_KEY = 'BTS1111111111111111111111111111111114T1Anm';

/** 100 % in the chain's percents: one unit is 0.01 %. */
export const HUNDRED_PERCENT = 10_000;

/** The maximum number of assets in one get_assets call (chain.md §2). */
export const ASSETS_A_CALL = 100;

/** Default of a parameter that the committee can change: always prefer 2.0.0 `parameters`. */
export const DEFAULT_MAX_TRANSACTION_BYTES = 2048;

/** Space and type of the objects in use, the first two numbers of an object id (chain.md §3). */
export const objectKind = {
  account: '1.2',
  asset: '1.3',
  limitOrder: '1.7',
  operationRecord: '1.11',
  vestingBalance: '1.13',
  genesisBalance: '1.15',
  liquidityPool: '1.19',
  globalProperties: '2.0',
  dynamicGlobalProperties: '2.1',
  dynamicAssetData: '2.3',
  accountBalance: '2.5',
  accountStatistics: '2.6',
  poolStatistics: '5.6',
} as const;

export const GLOBAL_PROPERTIES_ID = '2.0.0';
export const DYNAMIC_GLOBAL_PROPERTIES_ID = '2.1.0';

/** Bits of asset options `flags` (chain.md §5). */
export const assetFlag = {
  chargeMarketFee: 0x01,
  whiteList: 0x02,
  overrideAuthority: 0x04,
  transferRestricted: 0x08,
  disableForceSettle: 0x10,
  globalSettle: 0x20,
  disableConfidential: 0x40,
  witnessFed: 0x80,
  committeeFed: 0x100,
  lockMaxSupply: 0x200,
  disableNewSupply: 0x400,
} as const;
