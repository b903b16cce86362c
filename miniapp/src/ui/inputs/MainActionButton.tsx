import { Button } from './Button.tsx';
import type { MainAction } from './useMainAction.ts';

/** The primary action of a screen or sheet if the messenger has no main button. */
export function MainActionButton({ action }: { action: MainAction }) {
  return (
    <Button
      isStretched
      isDisabled={action.isDisabled ?? false}
      isLoading={action.isLoading ?? false}
      onPress={action.onPress}
    >
      {action.label}
    </Button>
  );
}
