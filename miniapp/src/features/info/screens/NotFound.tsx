import { useLocation } from 'wouter';
import { useT } from '../../../platform/i18n/useT.ts';
import { Page } from '../../../ui/display/Page.tsx';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';

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
