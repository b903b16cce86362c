import type { Role } from '@xbts/shared/protocol/roles.ts';
import { useRoleTexts } from '../../../../account/ui/useRoleTexts.ts';

/** Names roles in one line. */
export function useRoleNames(): (roles: readonly Role[]) => string {
  const roleText = useRoleTexts();
  return (roles) => roles.map((role) => roleText(role).name).join(' · ');
}
