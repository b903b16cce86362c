import { signer } from '../../../../signer/page/client.ts';
import { PinStep } from '../../../vault/ui/pin/PinStep.tsx';
import { usePinSetup } from '../../../vault/ui/pin/usePinSetup.ts';
import { enterWithKeys } from './enterAccount.ts';
import { MultiSignature } from './MultiSignature.tsx';
import { OpenedRoles } from './OpenedRoles.tsx';
import type { Checked } from './useLogin.ts';

export interface LoginPinProps {
  checked: Checked;
  onEntered: () => void;
  onBack: () => void;
}

/** The last step of a login: the keys are stored under the PIN. */
export function LoginPin({ checked, onEntered, onBack }: LoginPinProps) {
  const { opening, hasVault } = checked;
  const setup = usePinSetup({
    account: opening.account,
    hasVault,
    store: async (way) => enterWithKeys(await signer.setup({ account: opening.account, pin: way })),
    onStored: onEntered,
  });
  return (
    <PinStep setup={setup} onBack={onBack} lead={!opening.canSign && <MultiSignature checked={checked} />}>
      <OpenedRoles opening={opening} />
    </PinStep>
  );
}
