import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAccounts } from '../../features/account/model/accounts.ts';
import { useSession } from '../../features/account/model/session.ts';
import { lazyPart } from '../../platform/parts/loadPart.ts';
import { whenPainted } from '../../platform/parts/painting.ts';
import { isDoor } from '../../platform/paths.ts';
import { classNames } from '../../ui/display/classNames.ts';
import { FaultBarrier } from '../FaultBarrier.tsx';
import { useAppT } from '../texts/appTexts.ts';
import { BottomBar } from './BottomBar.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { isTopPath } from './navigation.ts';
import { useWideParts } from './wideParts.ts';

const DeadKeysLine = lazyPart(async () => (await import('./DeadKeysLine.tsx')).DeadKeysLine);
const Drawer = lazyPart(async () => (await import('./Drawer.tsx')).Drawer);

/**
 * The frame of every screen: under 768 px a slim header and the bottom bar (both hidden on inner screens), from 768 px
 * the sidebar and the footer.
 */
export function Layout({ children }: { children: ReactNode }) {
  const t = useAppT();
  const [path] = useLocation();
  const [drawerPath, setDrawerPath] = useState<string | null>(null);
  const wide = useWideParts();
  const isLoggedIn = useSession((session) => session.account !== null);
  const closeDrawer = () => setDrawerPath(null);
  // Login and welcome are top screens without an account, and inner ones with it.
  const isInner = !isTopPath(path) && (isLoggedIn || !isDoor(path));
  return (
    <div className={classNames(styles.layout, isInner && styles.inner)}>
      <a className={styles.skip} href="#content">
        {t('nav.skip')}
      </a>
      <Header onMenu={() => setDrawerPath(path)}>{wide !== null && <wide.WideHeader />}</Header>
      <div className={styles.middle}>
        {wide !== null && <wide.Sidebar />}
        <main className={styles.main} id="content" tabIndex={-1}>
          <ConnectionLine />
          <LaterLines />
          {children}
        </main>
      </div>
      {wide !== null && <wide.Footer />}
      <BottomBar />
      {/* Closes when the path changes (spec §2). */}
      {drawerPath === path && (
        <FaultBarrier onFault={closeDrawer}>
          <Suspense fallback={null}>
            <Drawer onClose={closeDrawer} />
          </Suspense>
        </FaultBarrier>
      )}
    </div>
  );
}

/** What is asked of the chain once the first picture stands. An account without keys here, such as one to view only, loads nothing for it. */
function LaterLines() {
  const account = useSession((session) => session.account);
  const hasKeys = useAccounts(({ accounts }) => {
    const { signers = [] } = accounts.find(({ name }) => name === account) ?? {};
    return signers.length > 0;
  });
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    let isHere = true;
    void whenPainted().then(() => isHere && setLate(true));
    return () => {
      isHere = false;
    };
  }, []);
  if (account === null || !hasKeys || !isLate) return null;
  return (
    <FaultBarrier onFault={() => undefined}>
      <Suspense fallback={null}>
        <DeadKeysLine key={account} account={account} />
      </Suspense>
    </FaultBarrier>
  );
}
