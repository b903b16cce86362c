import { Redirect, useLocation } from 'wouter';
import { HOME_PATH, LOGIN_PATH } from '../../../../platform/paths.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import type { IconName } from '../../../../ui/display/icons/paths.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { addressToComeBackTo, comingBackTo } from '../../../account/model/comingBack.ts';
import { LanguageLinks } from '../../../settings/ui/LanguageLinks.tsx';
import { Partner } from '../../../signIn/ui/Partner.tsx';
import { useInfoT } from '../../texts/infoTexts.ts';
import styles from './Newcomer.module.css';

const points = [
  { icon: 'wallet', text: 'newcomer.wallet' },
  { icon: 'swap', text: 'newcomer.exchange' },
  { icon: 'user', text: 'newcomer.account' },
] as const satisfies readonly { icon: IconName; text: string }[];

/**
 * The first screen in the messenger on a device without accounts: the app, the inviting partner, and three ways to
 * begin.
 */
export function Newcomer({ account }: { account: string }) {
  const t = useInfoT();
  const waiting = addressToComeBackTo('');
  if (account !== '') return <Redirect to={HOME_PATH} replace />;
  return (
    <Page title={t('newcomer.title')}>
      <LanguageLinks />
      <ul className={styles.points}>
        {points.map(({ icon, text }) => (
          <li key={text}>
            <span className={styles.icon}>
              <Icon name={icon} size={22} />
            </span>
            {t(text)}
          </li>
        ))}
      </ul>
      {waiting !== '' && <Notice>{t('newcomer.waiting')}</Notice>}
      <Partner />
      <NextSteps waiting={waiting} />
    </Page>
  );
}

/** `waiting`: the address that was asked for and needs an account, or ''. */
function NextSteps({ waiting }: { waiting: string }) {
  const t = useInfoT();
  const [, navigate] = useLocation();
  const go = (path: string) => () => navigate(path, waiting === '' ? {} : { state: comingBackTo(waiting) });
  return (
    <div className={styles.ways}>
      <Button icon="plus" isStretched onPress={go('/auth-pages/create')}>
        {t('common.createAccount')}
      </Button>
      <Button kind="secondary" icon="login" isStretched onPress={go(LOGIN_PATH)}>
        {t('common.logIn')}
      </Button>
      <Button kind="plain" isStretched onPress={() => navigate('/')}>
        {t('newcomer.lookAround')}
      </Button>
    </div>
  );
}
