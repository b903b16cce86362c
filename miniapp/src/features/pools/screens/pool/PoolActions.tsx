import { canExchange } from '@xbts/shared/amm/canExchange.ts';
import { Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { RoundAction, RoundActions } from '../../../../ui/inputs/RoundAction.tsx';
import { comingBackTo } from '../../../account/model/comingBack.ts';
import { useBalances } from '../../../account/model/useBalances.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { usePoolT } from '../../texts/poolTexts.ts';

const DepositSheet = lazyPart(async () => (await import('./DepositSheet.tsx')).DepositSheet);
const WithdrawSheet = lazyPart(async () => (await import('./WithdrawSheet.tsx')).WithdrawSheet);

const LOGIN_PATH = '/auth-pages/login';

/** Swap, stake and unstake; the last two open over the page (PoolSheets). */
export function PoolActions({ known, account }: { known: PoolInFull; account: string }) {
  const t = usePoolT();
  const [path] = useLocation();
  const { pool } = known;
  const hasShares = useBalances(account).balanceOf(known.share) > 0n;
  const swap = new URLSearchParams({ from: known.assetA.symbol, to: known.assetB.symbol, pool: pool.id });
  const to = (action: string) => {
    const address = `${path}?do=${action}`;
    return account === '' ? { to: LOGIN_PATH, state: comingBackTo(address) } : { to: address };
  };
  return (
    <RoundActions>
      {canExchange(pool) && <RoundAction icon="swap" label={t('common.swap')} to={`/swap?${swap}`} />}
      <RoundAction icon="stake" label={t('pool.stake')} {...to('stake')} />
      {hasShares && <RoundAction icon="send" label={t('pool.unstake')} {...to('unstake')} />}
    </RoundActions>
  );
}

/** The sheet in the page's address: `?do=stake`, `?do=unstake`. */
export function PoolSheets({ known, account }: { known: PoolInFull; account: string }) {
  const [path, navigate] = useLocation();
  const open = new URLSearchParams(useSearch()).get('do');
  const balances = useBalances(account);
  if (account === '') return null;
  const close = () => {
    if (window.history.state?.inApp === true) window.history.back();
    else navigate(path, { replace: true });
  };
  const sheet = { known, account, balances, onClose: close };
  return (
    <Suspense fallback={null}>
      {open === 'stake' && <DepositSheet {...sheet} />}
      {open === 'unstake' && <WithdrawSheet {...sheet} />}
    </Suspense>
  );
}
