import { useLocation } from 'wouter';
import { signer } from '../../signer/client.ts';
import { useSession } from '../../stores/session.ts';
import { LOGIN_PATH } from '../routes.tsx';

/** Locking (the keys leave memory) and logging out (the login is shown; the account stays saved there). */
export function useLeave(): { lock: () => void; logout: () => void } {
  const [, navigate] = useLocation();
  const lock = () => {
    if (useSession.getState().isUnlocked) signer.lock();
  };
  return {
    lock,
    logout() {
      lock();
      useSession.getState().leave();
      navigate(LOGIN_PATH);
    },
  };
}
