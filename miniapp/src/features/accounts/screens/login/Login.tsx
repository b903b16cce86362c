import { useLocation } from 'wouter';
import { useT } from '../../../../platform/i18n/useT.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { addressToComeBackTo, comingBackTo } from '../../model/comingBack.ts';
import { useSession } from '../../model/session.ts';
import { useAccountT } from '../../texts/accountTexts.ts';
import { LoginForm } from './LoginForm.tsx';
import { PinStep } from './PinStep.tsx';
import { SavedAccounts } from './SavedAccounts.tsx';
import { useLogin } from './useLogin.ts';
import { useWayOn } from './useWayOn.ts';

const CREATE_PATH = '/auth-pages/create';

/** Login: a saved account, or one entered by password, private key or for viewing; then the PIN. */
export function Login() {
  const t = useT();
  const tAccount = useAccountT();
  const [, navigate] = useLocation();
  const next = addressToComeBackTo('/wallet');
  const enter = useWayOn();
  const isLoggedIn = useSession((session) => session.account !== null);
  const back = () => navigate('/accounts');
  const login = useLogin(enter);
  if (login.checked !== null) {
    return <PinStep checked={login.checked} onEntered={enter} onBack={login.restart} />;
  }
  const action = {
    label: login.isBusy ? t('login.checking') : t('login.submit'),
    onPress: () => void login.submit(),
    isLoading: login.isBusy,
  };
  return (
    <Page title={t('login.title')} action={action} onBack={isLoggedIn ? back : undefined}>
      <SavedAccounts onEntered={enter} />
      <LoginForm login={login} />
      <Section>
        <Cell
          to={CREATE_PATH}
          state={comingBackTo(next)}
          before={<Icon name="plus" />}
          title={tAccount('create.link')}
          subtitle={tAccount('create.linkHint')}
          isMultiline
        />
      </Section>
    </Page>
  );
}
