import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from 'react';
import { Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

interface Address {
  readonly path: string;
  readonly search: string;
}

const presentAddress = (): Address => ({ path: window.location.pathname, search: window.location.search });

const Path = createContext('/');
const Search = createContext('');

/** Ignores a second press while the next screen is loading: 'back' would then seem to do nothing. */
const go: typeof navigate = (to, options) => {
  const isPresent = new URL(to, window.location.href).href === window.location.href;
  if (!isPresent || options?.replace === true) navigate(to, options);
};

/** wouter's hooks. */
const usePath = (): [string, typeof navigate] => [useContext(Path), go];
const useAddressSearch = (): string => useContext(Search);

const followed = ['pushState', 'replaceState', 'popstate', 'hashchange'];

/**
 * The shown address, for all of wouter's hooks below. After a press, the next screen renders in slices of a few
 * milliseconds behind the current one; wouter alone renders it in one task. Back and forward render at once, since the
 * browser then restores the scroll position.
 */
export function AddressProvider({ children }: { children: ReactNode }) {
  const [{ path, search }, setAddress] = useState(presentAddress);
  useLayoutEffect(() => {
    const show = () => setAddress(presentAddress());
    const follow = ({ type }: Event) => (type === 'pushState' ? startTransition(show) : show());
    for (const event of followed) window.addEventListener(event, follow);
    // A screen that redirects on mount has already done so before this effect runs.
    show();
    return () => {
      for (const event of followed) window.removeEventListener(event, follow);
    };
  }, []);
  return (
    <Path.Provider value={path}>
      <Search.Provider value={search}>
        <Router hook={usePath} searchHook={useAddressSearch}>
          {children}
        </Router>
      </Search.Provider>
    </Path.Provider>
  );
}
