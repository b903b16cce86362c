import { useEffect, useRef } from 'react';
import { createClaims } from '../../platform/messenger/claims.ts';
import { messenger } from '../../platform/messenger/messenger.ts';

/** The one primary action of a screen or sheet. */
export interface MainAction {
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
  isLoading?: boolean;
}

const claims = createClaims<MainAction | 'none'>((action) => {
  messenger.setMainButton(
    action === null || action === 'none'
      ? null
      : {
          text: action.label,
          isEnabled: action.isDisabled !== true && action.isLoading !== true,
          isLoading: action.isLoading === true,
          onPress: action.onPress,
        },
  );
});

/**
 * Shows the action on the messenger's main button while the component is mounted. The latest component wins; 'none'
 * hides the button of the screen under a sheet. No-op where Page draws its own button.
 */
export function useMainAction(action: MainAction | 'none' | null): void {
  const isClaiming = action !== null && messenger.hasMainButton;
  const held = useRef<ReturnType<typeof claims.claim> | null>(null);
  const latest = useRef(action);
  latest.current = action;
  useEffect(() => {
    if (!isClaiming || latest.current === null) return undefined;
    const claim = claims.claim(latest.current);
    held.current = claim;
    return () => {
      held.current = null;
      claim.release();
    };
  }, [isClaiming]);
  useEffect(() => {
    if (action !== null) held.current?.change(action);
  });
}
