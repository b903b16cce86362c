import { canExchange } from '@xbts/shared/amm/canExchange.ts';
import { lazy, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { comingBackTo } from '../../../../ui/display/comingBack.ts';
import { RoundAction, RoundActions } from '../../../../ui/inputs/RoundAction.tsx';
import type { PoolInFull } from '../../model/poolShares.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { useFiatText } from './useFiatOf.ts';
import { usePurse } from './usePurse.ts';

const StakeSheet = lazy(async () => ({ default: (await import('./StakeSheet.tsx')).StakeSheet }));
const UnstakeSheet = lazy(async () => ({ default: (await import('./UnstakeSheet.tsx')).UnstakeSheet }));

const LOGIN_PATH = '/auth-pages/login';

/** Swap, stake and unstake; the last two open over the page (PoolSheets). */
export function PoolActions({ known, account }: { known: PoolInFull; account: string }) {
  const t = usePoolT();
  const [path] = useLocation();
  const { pool } = known;
  const hasShares = usePurse(account).balanceOf(known.share) > 0n;
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

/** The sheet that the page's address asks for: `?do=stake`, `?do=unstake`. */
export function PoolSheets({ known, account }: { known: PoolInFull; account: string }) {
  const [path, navigate] = useLocation();
  const open = new URLSearchParams(useSearch()).get('do');
  const fiatText = useFiatText(known);
  const purse = usePurse(account);
  if (account === '') return null;
  const close = () => {
    if (window.history.state?.inApp === true) window.history.back();
    else navigate(path, { replace: true });
  };
  const sheet = { known, account, purse, onClose: close };
  return (
    <Suspense fallback={null}>
      {open === 'stake' && <StakeSheet {...sheet} fiatText={fiatText} />}
      {open === 'unstake' && <UnstakeSheet {...sheet} />}
    </Suspense>
  );
}
