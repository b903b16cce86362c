import { errorText } from '../../platform/i18n/errorText.ts';
import { useT } from '../../platform/i18n/useT.ts';
import { Button } from '../inputs/Button.tsx';
import { Placeholder } from './Placeholder.tsx';

/** An error in the user's language, with a button to retry. */
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
