import { hasCode } from '@xbts/shared/errors/appError.ts';
import { Component, type ReactNode } from 'react';
import { errorText } from '../platform/i18n/errorText.ts';
import { useT } from '../platform/i18n/useT.ts';
import { showError } from '../platform/toasts.ts';
import { Placeholder } from '../ui/display/Placeholder.tsx';
import { Button } from '../ui/inputs/Button.tsx';
import { recovered } from './lazyScreen.ts';

export interface FaultBarrierProps {
  children: ReactNode;
  /** For what lies over a screen: ends it; what happened is said in passing. Without it that stands in its place. */
  onFault?: () => void;
}

interface Fallen {
  error: unknown;
  /** It is clear what to say of it. */
  isKnown?: boolean;
}

/** Keeps a fault of one screen, or of what lies over it, from taking the whole app down. A part that is missing is recovered from. */
export class FaultBarrier extends Component<FaultBarrierProps, Fallen> {
  override state: Fallen = { error: null };

  static getDerivedStateFromError(error: unknown): Fallen {
    // Where a part may be missing nothing is said before a reload was tried.
    return { error, isKnown: !/module|CSS/u.test(String(error)) };
  }

  override componentDidCatch(caught: unknown): void {
    void recovered(caught).then((error) => {
      this.setState({ error, isKnown: true });
      const { onFault } = this.props;
      if (onFault === undefined) return;
      showError(error);
      onFault();
    });
  }

  override render(): ReactNode {
    const { error, isKnown } = this.state;
    if (error === null) return this.props.children;
    return isKnown && !this.props.onFault && <Fault error={error} />;
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
