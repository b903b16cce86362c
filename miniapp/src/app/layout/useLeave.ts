import { useLocation } from 'wouter';
import { useSession } from '../../features/accounts/model/session.ts';
import { LOGIN_PATH } from '../../platform/paths.ts';
import { showError } from '../../platform/toasts.ts';

/** Locking (the keys leave memory) and logging out (the login is shown; the account stays saved there). */
export function useLeave(): { lock: () => void; logout: () => void } {
  const [, navigate] = useLocation();
  const lock = () => {
    if (!useSession.getState().isUnlocked) return;
    import('../../signer/page/client.ts').then(({ signer }) => signer.lock()).catch(showError);
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
