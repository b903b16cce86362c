import { useLocation } from 'wouter';
import { Button } from '../../components/Button.tsx';
import { Page } from '../../components/Page.tsx';
import { Placeholder } from '../../components/Placeholder.tsx';
import { useT } from '../../i18n/useT.ts';

/** What an unknown path leads to. */
export function NotFound() {
  const t = useT();
  const [, navigate] = useLocation();
  return (
    <Page title={t('notFound.title')}>
      <Placeholder
        icon="search"
        title={t('notFound.text')}
        action={
          <Button onPress={() => navigate('/wallet', { replace: true })}>{t('notFound.action')}</Button>
        }
      />
    </Page>
  );
}
