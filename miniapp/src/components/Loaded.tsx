import type { ReactNode } from 'react';
import { formatClock } from '../i18n/dates.ts';
import { errorText } from '../i18n/errorText.ts';
import { useT } from '../i18n/useT.ts';
import { Button } from './Button.tsx';
import styles from './Loaded.module.css';
import { Placeholder } from './Placeholder.tsx';

export interface LoadedProps<Data> {
  /** The last known data; undefined before the first answer. */
  data: Data | undefined;
  error: unknown;
  onRetry: () => void;
  /** The final shape in grey. */
  skeleton: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** What to show instead when isEmpty says so. */
  empty?: ReactNode;
  /** When the data was read (ms), if it may be out of date; greys it and says 'as of 14:05'. */
  staleSince?: number | null;
  children: (data: Data) => ReactNode;
}

/** The four states of anything that is loaded: skeleton, empty, error with a retry, and stale with its age. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { data, error, onRetry, skeleton, isEmpty, empty, staleSince = null, children } = props;
  const t = useT();
  const hasFailed = error !== null && error !== undefined;
  if (data === undefined) {
    return hasFailed ? <Failure error={error} onRetry={onRetry} /> : skeleton;
  }
  const content = isEmpty?.(data) === true && empty !== undefined ? empty : children(data);
  if (staleSince === null) return content;
  return (
    <>
      <p className={styles.age} role="status">
        {t('common.asOf', { time: formatClock(staleSince) })}
      </p>
      <div className={styles.stale}>{content}</div>
    </>
  );
}

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
