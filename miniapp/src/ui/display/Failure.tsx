import { hasCode } from '@xbts/shared/errors/appError.ts';
import { isUnavailable } from '@xbts/shared/errors/isUnavailable.ts';
import { useLocation } from 'wouter';
import { errorText } from '../../platform/i18n/errorText.ts';
import { useT } from '../../platform/i18n/useT.ts';
import { Button } from '../inputs/Button.tsx';
import { Placeholder } from './Placeholder.tsx';

/**
 * An error in the user's language, with a button to retry; a feature that does not exist at all is not an error, and
 * can't be retried.
 */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useT();
  if (isUnavailable(error)) return <Lacking error={error} />;
  return (
    <div role="alert">
      <Placeholder
        icon="error"
        title={t('common.failed')}
        text={errorText(error)}
        action={
          onRetry && (
            <Button kind="secondary" icon="refresh" onPress={onRetry}>
              {t('common.retry')}
            </Button>
          )
        }
      />
    </div>
  );
}

/**
 * A feature missing on this network or at its operator; if another node may have it, with a link to the choice of a
 * node.
 */
function Lacking({ error }: { error: unknown }) {
  const t = useT();
  const [, navigate] = useLocation();
  const isOfNode = !hasCode(error, 'service.not_configured');
  return (
    <Placeholder
      icon={isOfNode ? 'node' : 'info'}
      title={t('common.notAvailable')}
      text={errorText(error)}
      action={
        isOfNode && (
          <Button kind="secondary" onPress={() => navigate('/settings')}>
            {t('common.chooseNode')}
          </Button>
        )
      }
    />
  );
}
