/** What a key of a password account may do. */
export type Role = 'owner' | 'active' | 'memo';

export const ROLES: readonly Role[] = ['owner', 'active', 'memo'];

/** The public key of each role. */
export type PublicKeys = Readonly<Record<Role, string>>;
