import { useLocation } from 'wouter';
import { LOGIN_PATH } from '../../../../platform/paths.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Partner } from '../../../signIn/ui/Partner.tsx';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import styles from './Dashboard.module.css';

/** A visitor's first steps and inviting partner; the dashboard below is for looking around. */
export function VisitorStart() {
  const t = usePortfolioT();
  const [, navigate] = useLocation();
  return (
    <>
      <div className={styles.welcome}>
        <h2>{t('market.welcome')}</h2>
        <p>{t('market.welcomeText')}</p>
        <div className={styles.actions}>
          <Button icon="plus" isStretched onPress={() => navigate('/auth-pages/create')}>
            {t('common.createAccount')}
          </Button>
          <Button kind="secondary" icon="login" isStretched onPress={() => navigate(LOGIN_PATH)}>
            {t('common.logIn')}
          </Button>
        </div>
      </div>
      <Partner />
    </>
  );
}
