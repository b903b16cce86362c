import { useLocation } from 'wouter';
import { lacksService } from '../../../../../platform/server/lacksService.ts';
import { Page } from '../../../../../ui/display/Page.tsx';
import { Placeholder } from '../../../../../ui/display/Placeholder.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { useSignInT } from '../../../texts/signInTexts.ts';
import { useAfterLogin } from '../useAfterLogin.ts';
import { NameStep } from './NameStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RegisterStep } from './RegisterStep.tsx';
import { ResumeStep } from './ResumeStep.tsx';
import { SealStep } from './SealStep.tsx';
import { useCreation } from './useCreation.ts';

/** A new account, if the operator has a registration service; otherwise the screen says so at once. */
export function CreateAccount() {
  return lacksService('faucet') ? <NoFaucet /> : <Creation />;
}

/** Name and password, registration, paper wallet, a check of the notes, and the PIN. */
function Creation() {
  const enter = useAfterLogin();
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
  const t = useSignInT();
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
