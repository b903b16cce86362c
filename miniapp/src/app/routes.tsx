import { beginTexts } from '../features/market/screens/market/beginTexts.ts';
import { beginStakes } from '../features/staking/screens/smartholder/beginStakes.ts';
import { loadPart } from '../platform/parts/loadPart.ts';
import { HOME_PATH, LOGIN_PATH, NOT_FOUND_PATH, WELCOME_PATH } from '../platform/paths.ts';
import { lazyScreen } from './lazyScreen.ts';
import type { Route } from './route.ts';

/** The one table of routes, in addition to homeRoute. */
export const routes: readonly Route[] = [
  {
    path: '/',
    parent: null,
    needsAccount: false,
    ...lazyScreen(
      async () => (await import('../features/portfolio/screens/dashboard/Dashboard.tsx')).Dashboard,
    ),
    read: async ({ queries, account }) =>
      (await loadPart(() => import('../features/portfolio/screens/dashboard/Dashboard.tsx'))).readDashboard(
        queries,
        account,
      ),
  },
  {
    path: '/history',
    parent: HOME_PATH,
    needsAccount: true,
    ...lazyScreen(async () => (await import('../features/history/screens/History.tsx')).History),
  },
  {
    path: '/history/gains',
    parent: '/history',
    needsAccount: true,
    ...lazyScreen(async () => (await import('../features/history/screens/gains/Gains.tsx')).Gains),
  },
  {
    path: '/send',
    parent: HOME_PATH,
    needsAccount: true,
    ...lazyScreen(async () => (await import('../features/payments/screens/send/Send.tsx')).Send),
    read: async ({ queries, search }) =>
      (await loadPart(() => import('../features/payments/screens/send/Send.tsx'))).readSend(queries, search),
  },
  {
    path: '/swap',
    parent: HOME_PATH,
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/swap/screens/Swap.tsx')).Swap),
    read: async ({ queries }) =>
      (await loadPart(() => import('../features/swap/screens/Swap.tsx'))).readSwap(queries),
  },
  {
    path: '/wallet/deposit',
    parent: HOME_PATH,
    needsAccount: true,
    ...lazyScreen(
      async () => (await import('../features/gateways/screens/deposit/DepositCoins.tsx')).DepositCoins,
    ),
  },
  {
    path: '/wallet/deposit/:symbol',
    parent: '/wallet/deposit',
    needsAccount: true,
    ...lazyScreen(async () => (await import('../features/gateways/screens/deposit/Deposit.tsx')).Deposit),
  },
  {
    path: '/wallet/withdraw',
    parent: HOME_PATH,
    needsAccount: true,
    ...lazyScreen(
      async () => (await import('../features/gateways/screens/withdraw/WithdrawCoins.tsx')).WithdrawCoins,
    ),
  },
  {
    path: '/wallet/withdraw-fiat',
    parent: HOME_PATH,
    needsAccount: true,
    ...lazyScreen(
      async () => (await import('../features/gateways/screens/withdraw/WithdrawCoins.tsx')).WithdrawFiat,
    ),
  },
  {
    path: '/wallet/withdraw/:symbol',
    parent: '/wallet/withdraw',
    needsAccount: true,
    ...lazyScreen(async () => (await import('../features/gateways/screens/withdraw/Withdraw.tsx')).Withdraw),
  },
  {
    path: '/gateways',
    parent: '/more',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/gateways/screens/board/Gateways.tsx')).Gateways),
  },
  {
    path: '/transfer',
    parent: HOME_PATH,
    needsAccount: true,
    ...lazyScreen(async () => (await import('../features/payments/screens/send/Send.tsx')).Send),
    read: async ({ queries, search }) =>
      (await loadPart(() => import('../features/payments/screens/send/Send.tsx'))).readSend(queries, search),
  },
  {
    path: '/contacts',
    parent: '/more',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/recipients/screens/Contacts.tsx')).Contacts),
  },
  {
    path: '/pools',
    parent: null,
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/pools/screens/list/Pools.tsx')).Pools),
    read: async ({ queries }) =>
      (await loadPart(() => import('../features/pools/screens/list/Pools.tsx'))).readPools(queries),
  },
  {
    path: '/lp',
    parent: null,
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/pools/screens/list/Pools.tsx')).Pools),
    read: async ({ queries }) =>
      (await loadPart(() => import('../features/pools/screens/list/Pools.tsx'))).readPools(queries),
  },
  {
    path: '/pools/create',
    parent: '/pools',
    needsAccount: true,
    ...lazyScreen(async () => (await import('../features/pools/screens/create/CreatePool.tsx')).CreatePool),
  },
  {
    path: '/pool/:asset',
    parent: '/pools',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/pools/screens/pool/PoolPage.tsx')).PoolPage),
    read: async ({ queries, parameter }) =>
      (await loadPart(() => import('../features/pools/screens/pool/PoolPage.tsx'))).readPoolPage(
        queries,
        parameter,
      ),
  },
  {
    path: '/lp-detail/:asset',
    parent: '/pools',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/pools/screens/pool/PoolPage.tsx')).PoolPage),
    read: async ({ queries, parameter }) =>
      (await loadPart(() => import('../features/pools/screens/pool/PoolPage.tsx'))).readPoolPage(
        queries,
        parameter,
      ),
  },
  {
    path: '/search',
    parent: '/more',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/search/screens/Search.tsx')).Search),
  },
  {
    path: '/markets',
    parent: '/more',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/market/screens/list/Markets.tsx')).Markets),
  },
  {
    path: '/market/:pair',
    parent: '/markets',
    needsAccount: false,
    ...lazyScreen(
      async () => (await import('../features/market/screens/market/MarketPage.tsx')).MarketPage,
      beginTexts,
    ),
    read: async ({ queries, parameter }) =>
      (await loadPart(() => import('../features/market/screens/market/MarketPage.tsx'))).readMarket(
        queries,
        parameter,
      ),
  },
  {
    path: '/smartholder',
    parent: null,
    needsAccount: false,
    ...lazyScreen(
      async () => (await import('../features/staking/screens/smartholder/SmartHolder.tsx')).SmartHolder,
      beginStakes,
    ),
  },
  {
    path: '/smartholder/stake',
    parent: '/smartholder',
    needsAccount: true,
    ...lazyScreen(
      async () =>
        (await import('../features/staking/screens/smartholder/create/StakeScreen.tsx')).StakeScreen,
    ),
  },
  {
    path: '/smartholder/proof',
    parent: '/smartholder',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/staking/screens/proof/ProofPage.tsx')).ProofPage),
  },
  {
    path: '/vesting',
    parent: HOME_PATH,
    needsAccount: true,
    ...lazyScreen(async () => (await import('../features/vesting/screens/Vesting.tsx')).Vesting),
  },
  {
    path: '/membership',
    parent: '/more',
    needsAccount: true,
    ...lazyScreen(async () => (await import('../features/membership/screens/Membership.tsx')).Membership),
  },
  {
    path: '/votes',
    parent: '/more',
    needsAccount: true,
    ...lazyScreen(async () => (await import('../features/voting/screens/VotesScreen.tsx')).VotesScreen),
  },
  {
    path: '/receive',
    parent: HOME_PATH,
    needsAccount: true,
    ...lazyScreen(async () => (await import('../features/payments/screens/receive/Receive.tsx')).Receive),
  },
  {
    path: '/more',
    parent: null,
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/info/screens/more/More.tsx')).More),
  },
  {
    path: '/settings',
    parent: '/more',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/settings/screens/Settings.tsx')).Settings),
  },
  {
    path: '/settings/security',
    parent: '/settings',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/vault/screens/security/Security.tsx')).Security),
  },
  {
    path: '/settings/backup',
    parent: '/settings/security',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/backup/screens/backup/Backup.tsx')).Backup),
  },
  {
    path: '/settings/password',
    parent: '/settings/security',
    needsAccount: true,
    ...lazyScreen(
      async () => (await import('../features/authorities/screens/password/Password.tsx')).Password,
    ),
  },
  {
    path: '/notifications',
    parent: '/more',
    needsAccount: true,
    ...lazyScreen(async () => (await import('../features/notices/screens/Notifications.tsx')).Notifications),
  },
  {
    path: '/alerts',
    parent: '/more',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/notices/screens/alerts/Alerts.tsx')).Alerts),
  },
  {
    path: WELCOME_PATH,
    parent: null,
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/info/screens/welcome/Newcomer.tsx')).Newcomer),
  },
  {
    path: LOGIN_PATH,
    parent: null,
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/signIn/screens/login/Login.tsx')).Login),
  },
  {
    path: '/auth-pages/create',
    parent: LOGIN_PATH,
    needsAccount: false,
    ...lazyScreen(
      async () => (await import('../features/signIn/screens/login/create/CreateAccount.tsx')).CreateAccount,
    ),
  },
  {
    path: '/accounts',
    parent: '/more',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/signIn/screens/saved/Accounts.tsx')).Accounts),
  },
  {
    path: '/accounts/paper/:account',
    parent: '/accounts',
    needsAccount: true,
    ...lazyScreen(async () => (await import('../features/backup/screens/paper/Paper.tsx')).Paper),
  },
  {
    path: '/account/:account',
    parent: '/accounts',
    needsAccount: false,
    ...lazyScreen(
      async () => (await import('../features/account/screens/account/AccountPage.tsx')).AccountPage,
    ),
  },
  {
    path: '/permissions/:account',
    parent: '/accounts',
    needsAccount: false,
    ...lazyScreen(
      async () => (await import('../features/authorities/screens/permissions/SignersPage.tsx')).SignersPage,
    ),
  },
  {
    path: '/proposals',
    parent: '/more',
    needsAccount: true,
    ...lazyScreen(async () => (await import('../features/proposals/screens/Proposals.tsx')).Proposals),
  },
  {
    path: '/timed',
    parent: '/more',
    needsAccount: true,
    ...lazyScreen(async () => (await import('../features/timed/screens/list/Timed.tsx')).Timed),
  },
  {
    path: '/timed/new',
    parent: '/timed',
    needsAccount: true,
    ...lazyScreen(async () => (await import('../features/timed/screens/create/CreateTimed.tsx')).CreateTimed),
  },
  {
    path: '/favorites',
    parent: '/more',
    needsAccount: false,
    ...lazyScreen(
      async () => (await import('../features/account/screens/favourites/Favorites.tsx')).Favorites,
    ),
  },
  {
    path: '/faq',
    parent: '/more',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/info/screens/faq/Faq.tsx')).Faq),
  },
  {
    path: '/support',
    parent: '/more',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/info/screens/support/Support.tsx')).Support),
  },
  {
    path: '/changelog',
    parent: '/more',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/info/screens/changelog/Changelog.tsx')).Changelog),
  },
  {
    path: '/asset/:symbol',
    parent: HOME_PATH,
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/assets/screens/AssetScreen.tsx')).AssetScreen),
  },
  {
    path: '/fees',
    parent: '/more',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/network/screens/fees/Fees.tsx')).Fees),
  },
  {
    path: '/miner',
    parent: '/more',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/pools/screens/miner/Miner.tsx')).Miner),
  },
  {
    path: '/download',
    parent: '/more',
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/info/screens/download/Download.tsx')).Download),
  },
  {
    path: NOT_FOUND_PATH,
    parent: HOME_PATH,
    needsAccount: false,
    ...lazyScreen(async () => (await import('../features/info/screens/NotFound.tsx')).NotFound),
  },
];

const isAt = (pattern: string, path: string): boolean => {
  const [fixed = '', parameter] = pattern.split(':');
  return parameter === undefined ? path === pattern : path.startsWith(fixed) && path.length > fixed.length;
};

/** The route of a path, if any; a pattern may end with at most one parameter. */
export function routeOf(path: string): Route | undefined {
  return routes.find((route) => isAt(route.path, path));
}
