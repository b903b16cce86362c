import { useContext } from 'react';
import { useLocation } from 'wouter';
import { ScreenContext } from './screenContext.ts';

/**
 * Goes back in the history if the app pushed the entry, otherwise to the parent screen (a link opened from outside); undefined on a
 * screen of the bottom bar.
 */
export function useGoUp(): (() => void) | undefined {
  const { parent } = useContext(ScreenContext);
  const [, navigate] = useLocation();
  if (parent === null) return undefined;
  return () => {
    if (window.history.state?.inApp === true) window.history.back();
    else navigate(parent, { replace: true });
  };
}
