import type { Role } from '@xbts/shared/protocol/roles.ts';
import { useAccountT } from '../../../texts/accountTexts.ts';
import { roleTexts } from '../../../texts/roleTexts.ts';

/** Names roles in one line. */
export function useRoleNames(): (roles: readonly Role[]) => string {
  const t = useAccountT();
  return (roles) => roles.map((role) => t(roleTexts[role].name)).join(' · ');
}
