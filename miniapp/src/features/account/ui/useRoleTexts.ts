import type { Role } from '@xbts/shared/protocol/roles.ts';
import { useAccountT } from '../texts/accountTexts.ts';

const roleTexts = {
  owner: { name: 'common.owner', allows: 'role.ownerAllows' },
  active: { name: 'role.active', allows: 'role.activeAllows' },
  memo: { name: 'role.memo', allows: 'role.memoAllows' },
} as const satisfies Record<Role, unknown>;

/** What each role of an account is called, and what its key may do. */
export function useRoleTexts(): (role: Role) => { name: string; allows: string } {
  const t = useAccountT();
  return (role) => ({ name: t(roleTexts[role].name), allows: t(roleTexts[role].allows) });
}
