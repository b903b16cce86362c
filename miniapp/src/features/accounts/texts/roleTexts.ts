import type { Role } from '@xbts/shared/protocol/roles.ts';

/** What each role of an account is called, and what its key may do. */
export const roleTexts = {
  owner: { name: 'common.owner', allows: 'role.ownerAllows' },
  active: { name: 'role.active', allows: 'role.activeAllows' },
  memo: { name: 'role.memo', allows: 'role.memoAllows' },
} as const satisfies Record<Role, unknown>;
