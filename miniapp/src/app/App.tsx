import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { useState } from 'react';
import { snapshotIsDrawn } from '../features/portfolio/model/snapshot.ts';
import { persistOptions, queryClient } from '../platform/cache/queryClient.ts';
import { HOME_PATH } from '../platform/paths.ts';
import { Kit } from '../ui/display/Kit.tsx';
import { Toasts } from '../ui/overlays/ToastHost.tsx';
import { Layout } from './layout/Layout.tsx';
import { Modals } from './modals/Modals.tsx';
import { Screens } from './Screens.tsx';

/** The whole app, once messenger, settings and chain are ready. */
export function App() {
  const [persistence] = useState(() =>
    persistOptions(async () => {
      if (window.location.pathname === HOME_PATH) await snapshotIsDrawn();
    }),
  );
  return (
    <PersistQueryClientProvider client={queryClient} persistOptions={persistence}>
      <Kit>
        <Layout>
          <Screens />
        </Layout>
        <Modals />
        <Toasts />
      </Kit>
    </PersistQueryClientProvider>
  );
}
