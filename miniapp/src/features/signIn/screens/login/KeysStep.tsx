import { PinStep } from '../../../vault/ui/pin/PinStep.tsx';
import { enterWithKeys } from './enterAccount.ts';
import { MultiSignature } from './MultiSignature.tsx';
import { OpenedRoles } from './OpenedRoles.tsx';
import type { Checked } from './useLogin.ts';

export interface KeysStepProps {
  checked: Checked;
  onEntered: () => void;
  onBack: () => void;
}

/** The last step of a login: what the secret opened, and the PIN that the keys are stored under. */
export function KeysStep({ checked, onEntered, onBack }: KeysStepProps) {
  const { opening, hasVault } = checked;
  return (
    <PinStep
      account={opening.account}
      hasVault={hasVault}
      before={!opening.canSign && <MultiSignature checked={checked} />}
      after={<OpenedRoles opening={opening} />}
      onStored={(stored) => {
        enterWithKeys(stored);
        onEntered();
      }}
      onBack={onBack}
    />
  );
}
