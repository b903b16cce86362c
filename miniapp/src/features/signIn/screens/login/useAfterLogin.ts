import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { addressToComeBackTo } from '../../../account/model/comingBack.ts';

/** Leads on from a login that is done, to where it was asked for or to the wallet; a user who has gone elsewhere in the meantime stays there. */
export function useAfterLogin(): () => void {
  const [, navigate] = useLocation();
  const next = addressToComeBackTo('/wallet');
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => {
    if (isHere.current) navigate(next, { replace: true });
  };
}
