import { SignerModals } from './SignerModals.tsx';
import { Welcome } from './Welcome.tsx';

/** Everything that may lie over a screen. */
export function Modals() {
  return (
    <>
      <Welcome />
      <SignerModals />
    </>
  );
}
