import { PinStep } from '../../../../vault/ui/pin/PinStep.tsx';
import { usePinSetup } from '../../../../vault/ui/pin/usePinSetup.ts';
import { Progress } from './Progress.tsx';
import type { Creation } from './useCreation.ts';

const nothing = () => undefined;

/** The PIN that keys and password are sealed under; the registration comes after it. */
export function SealStep({ creation }: { creation: Creation }) {
  const { name, hasVault, seal } = creation;
  const setup = usePinSetup({ account: name, hasVault, store: seal, onStored: nothing });
  return <PinStep setup={setup} onBack={() => creation.goTo('password')} lead={<Progress step={3} />} />;
}
