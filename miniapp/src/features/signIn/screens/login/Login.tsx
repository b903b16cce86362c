import { useLocation } from 'wouter';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { CREATE_PATH, WELCOME_PATH } from '../../../../platform/paths.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { addressToComeBackTo, comingBackTo } from '../../../account/model/comingBack.ts';
import { useCreationDraft } from '../../../account/model/creationDraft.ts';
import { isNewcomer } from '../../../account/model/isNewcomer.ts';
import { useSession } from '../../../account/model/session.ts';
import { useSignInT } from '../../texts/signInTexts.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginPin } from './LoginPin.tsx';
import { SavedAccounts } from './SavedAccounts.tsx';
import { useAfterLogin } from './useAfterLogin.ts';
import { useLogin } from './useLogin.ts';

/** Login: a saved account, or one entered by password, by private key or as view-only; then the PIN. */
export function Login() {
  const t = useSignInT();
  const next = addressToComeBackTo('/wallet');
  const enter = useAfterLogin();
  const isLoggedIn = useSession((session) => session.account !== null);
  const interrupted = useCreationDraft(({ name }) => name);
  const back = useBack(isLoggedIn);
  const login = useLogin(enter);
  if (login.checked !== null) {
    return <LoginPin checked={login.checked} onEntered={enter} onBack={login.restart} />;
  }
  const action = {
    label: login.isBusy ? t('login.checking') : t('common.logIn'),
    onPress: () => void login.submit(),
    isLoading: login.isBusy,
  };
  return (
    <Page title={t('login.title')} action={action} onBack={back}>
      <SavedAccounts onEntered={enter} />
      <LoginForm login={login} />
      <Section>
        <Cell
          to={CREATE_PATH}
          state={comingBackTo(next)}
          before={<Icon name="plus" />}
          title={interrupted === '' ? t('common.createAccount') : t('create.resumeTitle')}
          subtitle={interrupted === '' ? t('create.linkHint') : interrupted}
          isMultiline
        />
      </Section>
    </Page>
  );
}

/** Above the login are the accounts, or the welcome for who has none; otherwise it is the first screen. */
function useBack(isLoggedIn: boolean): (() => void) | undefined {
  const [, navigate] = useLocation();
  if (!isLoggedIn && !(messenger.isInside && isNewcomer())) return undefined;
  return () => {
    if (window.history.state?.inApp === true) window.history.back();
    else navigate(isLoggedIn ? '/accounts' : WELCOME_PATH, { replace: true });
  };
}
