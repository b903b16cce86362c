/** The role of a password account's key. */
export type Role = 'owner' | 'active' | 'memo';

export const ROLES: readonly Role[] = ['owner', 'active', 'memo'];

/** The public key of each role. */
export type PublicKeys = Readonly<Record<Role, string>>;
