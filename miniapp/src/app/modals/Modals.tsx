import { SignerModals } from './SignerModals.tsx';
import { WelcomeWhenDue } from './WelcomeWhenDue.tsx';

/** Everything that may lie over a screen. */
export function Modals() {
  return (
    <>
      <WelcomeWhenDue />
      <SignerModals />
    </>
  );
}
