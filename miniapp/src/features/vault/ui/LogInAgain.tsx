import { useLocation } from 'wouter';
import { useT } from '../../../platform/i18n/useT.ts';
import { LOGIN_PATH } from '../../../platform/paths.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { comingBackTo } from '../../account/model/comingBack.ts';

/** Leads to the login, and back from there. */
export function LogInAgain({ kind = 'primary' }: { kind?: 'primary' | 'plain' }) {
  const t = useT();
  const [, navigate] = useLocation();
  return (
    <Button
      kind={kind}
      isStretched={kind === 'primary'}
      onPress={() => {
        const { pathname, search } = window.location;
        navigate(LOGIN_PATH, { state: comingBackTo(pathname + search) });
      }}
    >
      {t('common.logIn')}
    </Button>
  );
}
