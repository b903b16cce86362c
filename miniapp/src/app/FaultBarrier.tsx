import { hasCode } from '@xbts/shared/errors/appError.ts';
import { Component, type ReactNode } from 'react';
import { errorText, hasErrorTexts } from '../platform/i18n/errorText.ts';
import { forgetFailures, recovered } from '../platform/parts/loadPart.ts';
import { showError } from '../platform/toasts.ts';
import { Placeholder } from '../ui/display/Placeholder.tsx';
import { Button } from '../ui/inputs/Button.tsx';
import { useAppT } from './texts/appTexts.ts';

export interface FaultBarrierProps {
  children: ReactNode;
  /** For an overlay: closes it and shows the fault as a toast. Without it, the fault replaces the content. */
  onFault?: () => void;
}

interface Fallen {
  error: unknown;
  /** The message is decided. */
  isKnown?: boolean;
}

/** Prevents a fault of one screen or overlay from taking the whole app down, and recovers from a missing chunk. */
export class FaultBarrier extends Component<FaultBarrierProps, Fallen> {
  override state: Fallen = { error: null };

  static getDerivedStateFromError(error: unknown): Fallen {
    // A missing chunk is reported only after a reload was tried.
    return { error, isKnown: !/module|CSS/u.test(String(error)) };
  }

  override componentDidCatch(caught: unknown): void {
    forgetFailures();
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

/** The fault, with a reload button that loads the current version of the app. */
export function Fault({ error }: { error: unknown }) {
  const t = useAppT();
  const isPart = hasCode(error, 'app.part_not_loaded');
  // Requested in any case: this loads the error texts if they are missing.
  const said = errorText(error);
  return (
    <div role="alert">
      <Placeholder
        icon="error"
        title={isPart ? t('common.failed') : t('boot.failed')}
        // Until they are loaded, or if they can't be loaded either, this text says what to do.
        text={isPart && !hasErrorTexts() ? t('boot.checkLine') : said}
        action={
          <Button icon="refresh" onPress={() => window.location.reload()}>
            {t('boot.reload')}
          </Button>
        }
      />
    </div>
  );
}
