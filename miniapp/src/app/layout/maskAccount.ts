/** An account's name for the header and the lock screen: its first two letters, stars, its last two (spec §2). */
export function maskAccount(name: string): string {
  return `${name.slice(0, 2)}******${name.slice(-2)}`;
}
