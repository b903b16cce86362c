import { SignerModals } from './SignerModals.tsx';
import { WelcomeWhenDue } from './WelcomeWhenDue.tsx';

/** All overlays. */
export function Modals() {
  return (
    <>
      <WelcomeWhenDue />
      <SignerModals />
    </>
  );
}
