import { WelcomeWhenDue } from '../../features/info/ui/WelcomeWhenDue.tsx';
import { SignerModals } from './SignerModals.tsx';

/** Everything that may lie over a screen. */
export function Modals() {
  return (
    <>
      <WelcomeWhenDue />
      <SignerModals />
    </>
  );
}
