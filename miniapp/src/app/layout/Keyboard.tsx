import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAccounts } from '../../features/account/model/accounts.ts';
import { useSession } from '../../features/account/model/session.ts';
import { changeSettings, useSettings } from '../../features/settings/model/settings.ts';
import type { CommonKey } from '../../platform/i18n/useT.ts';
import { followKeys, type KeyAction, useKeys } from '../../platform/keys/keys.ts';
import { lazyPart } from '../../platform/parts/loadPart.ts';
import { HOME_PATH } from '../../platform/paths.ts';
import { FaultBarrier } from '../FaultBarrier.tsx';
import { type AppKey, useAppT } from '../texts/appTexts.ts';
import { useKeysT } from '../texts/keysTexts.ts';
import { MORE_PATH } from './navigation.ts';
import { useLeave } from './useLeave.ts';

const KeysSheet = lazyPart(async () => (await import('./KeysSheet.tsx')).KeysSheet);

export const SEARCH_PATH = '/search';
export const ALL_KEYS = '?';

const places: readonly (readonly [key: string, path: string, label: CommonKey | AppKey])[] = [
  ['g t', '/markets', 'nav.trade'],
  ['g e', '/smartholder', 'nav.earn'],
  ['g m', MORE_PATH, 'common.more'],
];

/** Follows the keyboard in a wide window: the keys of every screen, and the list of all that work now. */
export function Keyboard() {
  const [isListed, setListed] = useState(false);
  const close = () => setListed(false);
  const [, navigate] = useLocation();
  useKeys(useGlobalKeys(() => setListed(true)));
  const search = useRef(() => navigate(SEARCH_PATH));
  search.current = () => navigate(SEARCH_PATH);
  useEffect(
    () =>
      followKeys(
        document,
        () => useSettings.getState().hasSingleKeys,
        () => search.current(),
      ),
    [],
  );
  if (!isListed) return null;
  return (
    <FaultBarrier onFault={close}>
      <Suspense fallback={null}>
        <KeysSheet onClose={close} />
      </Suspense>
    </FaultBarrier>
  );
}

function useGlobalKeys(onList: () => void): readonly KeyAction[] {
  const t = useAppT();
  const keysT = useKeysT();
  const [, navigate] = useLocation();
  const account = useSession((session) => session.account);
  const hasKeys = useAccounts(({ accounts }) =>
    accounts.some(({ name, type }) => name === account && type !== 'view'),
  );
  const { lock } = useLeave();
  const goTo = (press: string, path: string, screen: string): KeyAction => ({
    press,
    label: keysT('goTo', { screen }),
    run: () => navigate(path),
  });
  const home =
    account === null ? goTo('g w', '/', t('common.dashboard')) : goTo('g w', HOME_PATH, t('common.wallet'));
  const own: readonly KeyAction[] = [
    { press: 'r', label: t('common.receive'), run: () => navigate('/receive') },
    { press: 'p', label: keysT('pay'), run: () => navigate('/send') },
    { press: 'h', label: keysT('hide'), run: toggleBalances },
  ];
  return [
    { press: '/', label: keysT('search'), run: () => navigate(SEARCH_PATH) },
    home,
    ...places.map(([press, path, label]) => goTo(press, path, t(label))),
    ...(account === null ? [] : own),
    ...(hasKeys ? [{ press: 'l', label: t('header.lock'), run: lock }] : []),
    { press: 'arrowdown', label: keysT('rows'), run: () => moveBy(1) },
    { press: 'arrowup', label: keysT('rows'), run: () => moveBy(-1) },
    { press: ALL_KEYS, label: keysT('list'), run: onList },
  ];
}

const toggleBalances = () => changeSettings({ hidesBalances: !useSettings.getState().hidesBalances });

/** Moves the focus to the next or the previous row of the screen; false where it has none, or ends. */
function moveBy(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')].filter(
    (row) => row.offsetParent !== null && !row.matches(':disabled'),
  );
  const present = rows.findIndex((row) => row.contains(document.activeElement));
  const next = present === -1 ? (step === 1 ? rows[0] : undefined) : rows[present + step];
  next?.focus();
  return next !== undefined;
}
