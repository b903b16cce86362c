import { useLocation } from 'wouter';
import { lacksService } from '../../../../../platform/server/lacksService.ts';
import { Page } from '../../../../../ui/display/Page.tsx';
import { Placeholder } from '../../../../../ui/display/Placeholder.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { PrintablePaper } from '../../../../backup/ui/paper/PrintablePaper.tsx';
import { usePaperWallet } from '../../../../backup/ui/paper/usePaperWallet.ts';
import { useSignInT } from '../../../texts/signInTexts.ts';
import { KeysStep } from '../KeysStep.tsx';
import { useAfterLogin } from '../useAfterLogin.ts';
import { CheckStep } from './CheckStep.tsx';
import styles from './Create.module.css';
import { CreateForm } from './CreateForm.tsx';
import { useCreation } from './useCreation.ts';
import { WaitStep } from './WaitStep.tsx';

/** The printable pages of a new account. */
function PaperStep({ account, onNext }: { account: string; onNext: () => void }) {
  const t = useSignInT();
  const read = usePaperWallet(account);
  const isWaiting = read.wallet === null && read.error === null;
  return (
    <Page
      title={t('common.paperWallet')}
      action={{ label: t('paper.next'), onPress: onNext, isDisabled: isWaiting }}
    >
      <p className={styles.lead} role="status">
        {t('paper.done', { account })} {t('paper.lead')}
      </p>
      <PrintablePaper account={account} read={read} />
    </Page>
  );
}

/** A new account, if the operator has a registration service; otherwise the screen says so at once. */
export function CreateAccount() {
  return lacksService('faucet') ? <NoFaucet /> : <Creation />;
}

/** Name and password, registration, paper wallet, a check of the notes, and the PIN. */
function Creation() {
  const enter = useAfterLogin();
  const creation = useCreation();
  const { step } = creation;
  if (step.at === 'form') return <CreateForm creation={creation} />;
  if (step.at === 'paper') return <PaperStep account={creation.name} onNext={() => creation.goTo('check')} />;
  if (step.at === 'check') return <CheckStep creation={creation} />;
  if (step.at === 'wait') return <WaitStep creation={creation} />;
  return <KeysStep checked={step.checked} onEntered={enter} onBack={() => creation.goTo('check')} />;
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
