import { useEffect } from 'react';
import { tellDrawn } from '../platform/parts/painting.ts';
import { Kit } from '../ui/display/Kit.tsx';
import { Toasts } from '../ui/overlays/ToastHost.tsx';
import { AddressProvider } from './AddressProvider.tsx';
import { CacheProvider } from './CacheProvider.tsx';
import { Layout } from './layout/Layout.tsx';
import { LockGate } from './lock/LockGate.tsx';
import { Modals } from './modals/Modals.tsx';
import { Screens } from './Screens.tsx';

/** The whole app, once messenger, settings and chain are ready. */
export function App() {
  useEffect(tellDrawn, []);
  return (
    <CacheProvider>
      <AddressProvider>
        <Kit>
          <LockGate>
            <Layout>
              <Screens />
            </Layout>
            <Modals />
            <Toasts />
          </LockGate>
        </Kit>
      </AddressProvider>
    </CacheProvider>
  );
}
