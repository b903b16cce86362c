import { useLocation } from 'wouter';
import { lacksService } from '../../../../../platform/server/lacksService.ts';
import { Page } from '../../../../../ui/display/Page.tsx';
import { Placeholder } from '../../../../../ui/display/Placeholder.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { useAccountT } from '../../../texts/accountTexts.ts';
import { useWayOn } from '../useWayOn.ts';
import { NameStep } from './NameStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RegisterStep } from './RegisterStep.tsx';
import { ResumeStep } from './ResumeStep.tsx';
import { SealStep } from './SealStep.tsx';
import { useCreation } from './useCreation.ts';

/** A new account, where the operator has a service that registers it; else it is said before anything is typed. */
export function CreateAccount() {
  return lacksService('faucet') ? <NoFaucet /> : <Creation />;
}

/** Name, password with its confirmations, PIN, and only then the registration; a creation that was interrupted begins with its PIN. */
function Creation() {
  const enter = useWayOn();
  const creation = useCreation();
  const { step, keys } = creation;
  if (step === 'resume') return <ResumeStep creation={creation} />;
  if (step === 'password') return <PasswordStep creation={creation} />;
  if (step === 'pin') return <SealStep creation={creation} />;
  if (step === 'register' && keys !== null)
    return <RegisterStep creation={creation} keys={keys} onEntered={enter} />;
  return <NameStep creation={creation} />;
}

function NoFaucet() {
  const t = useAccountT();
  const [, navigate] = useLocation();
  return (
    <Page title={t('create.title')}>
      <Placeholder
        icon="info"
        title={t('create.noFaucet')}
        text={t('create.noFaucetText')}
        action={<Button onPress={() => navigate('/auth-pages/login')}>{t('common.logIn')}</Button>}
      />
    </Page>
  );
}
