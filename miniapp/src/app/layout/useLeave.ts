import { useLocation } from 'wouter';
import { closeScreen } from '../../features/account/model/screenLock.ts';
import { useSession } from '../../features/account/model/session.ts';
import { LOGIN_PATH } from '../../platform/paths.ts';
import { showError } from '../../platform/toasts.ts';

/** Locking (removes the keys from memory) and logging out (shows the login; the account stays saved there). */
export function useLeave(): { lock: () => void; logout: () => void } {
  const [, navigate] = useLocation();
  const forget = () => {
    if (!useSession.getState().isUnlocked) return;
    import('../../signer/page/client.ts').then(({ signer }) => signer.lock()).catch(showError);
  };
  return {
    lock() {
      closeScreen();
      forget();
    },
    logout() {
      forget();
      useSession.getState().leave();
      navigate(LOGIN_PATH);
    },
  };
}
