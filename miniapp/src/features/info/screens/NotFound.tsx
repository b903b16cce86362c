import { useLocation } from 'wouter';
import { Page } from '../../../ui/display/Page.tsx';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { useInfoT } from '../texts/infoTexts.ts';

/** The screen of an unknown path. */
export function NotFound() {
  const t = useInfoT();
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
