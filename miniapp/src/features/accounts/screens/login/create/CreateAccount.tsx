import { PinStep } from '../PinStep.tsx';
import { useWayOn } from '../useWayOn.ts';
import { CheckStep } from './CheckStep.tsx';
import { CreateForm } from './CreateForm.tsx';
import { PaperStep } from './PaperStep.tsx';
import { useCreation } from './useCreation.ts';

/** A new account: name and password, registration, paper wallet, a look at what was written down, and the PIN. */
export function CreateAccount() {
  const enter = useWayOn();
  const creation = useCreation();
  const { step } = creation;
  if (step.at === 'form') return <CreateForm creation={creation} />;
  if (step.at === 'paper') return <PaperStep account={creation.name} onNext={() => creation.goTo('check')} />;
  if (step.at === 'check') return <CheckStep creation={creation} />;
  return <PinStep checked={step.checked} onEntered={enter} onBack={() => creation.goTo('check')} />;
}
