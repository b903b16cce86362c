import { hasCode } from '@xbts/shared/errors/appError.ts';
import { Component, type ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { Placeholder } from '../components/Placeholder.tsx';
import { errorText } from '../i18n/errorText.ts';
import { useT } from '../i18n/useT.ts';

/** Keeps a fault of one screen from taking the whole app down. */
export class FaultBarrier extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Fault error={this.state.error} />;
  }
}

/** What happened, and the way out of it: a reload brings the newest parts of the app. */
export function Fault({ error }: { error: unknown }) {
  const t = useT();
  const isPart = hasCode(error, 'app.part_not_loaded');
  return (
    <div role="alert">
      <Placeholder
        icon="error"
        title={isPart ? t('common.failed') : t('boot.failed')}
        text={errorText(error)}
        action={
          <Button icon="refresh" onPress={() => window.location.reload()}>
            {t('boot.reload')}
          </Button>
        }
      />
    </div>
  );
}
