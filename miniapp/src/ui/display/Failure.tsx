import { errorText } from '../../platform/i18n/errorText.ts';
import { useT } from '../../platform/i18n/useT.ts';
import { Button } from '../inputs/Button.tsx';
import { Placeholder } from './Placeholder.tsx';

/** What happened, in the user's language, and a button to try again. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useT();
  return (
    <div role="alert">
      <Placeholder
        icon="error"
        title={t('common.failed')}
        text={errorText(error)}
        {...(onRetry === undefined
          ? {}
          : {
              action: (
                <Button kind="secondary" icon="refresh" onPress={onRetry}>
                  {t('common.retry')}
                </Button>
              ),
            })}
      />
    </div>
  );
}
