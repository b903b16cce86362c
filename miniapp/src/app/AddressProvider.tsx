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

/** A second press, while the next screen is on its way, leads nowhere: 'back' would seem to do nothing after it. */
const go: typeof navigate = (to, options) => {
  const isPresent = new URL(to, window.location.href).href === window.location.href;
  if (!isPresent || options?.replace === true) navigate(to, options);
};

/** wouter's hooks. */
const usePath = (): [string, typeof navigate] => [useContext(Path), go];
const useAddressSearch = (): string => useContext(Search);

const followed = ['pushState', 'replaceState', 'popstate', 'hashchange'];

/**
 * The address that is shown, for all of wouter's hooks below. A press leads to the next screen in slices of a few milliseconds, behind the
 * present one: by itself wouter has it drawn as one task. Back and forward draw at once, since the browser then scrolls to where one was.
 */
export function AddressProvider({ children }: { children: ReactNode }) {
  const [{ path, search }, setAddress] = useState(presentAddress);
  useLayoutEffect(() => {
    const show = () => setAddress(presentAddress());
    const follow = ({ type }: Event) => (type === 'pushState' ? startTransition(show) : show());
    for (const event of followed) window.addEventListener(event, follow);
    // A screen that leads elsewhere at once has done so before this.
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
