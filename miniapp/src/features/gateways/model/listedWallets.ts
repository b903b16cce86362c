import table from './listedWallets.json' with { type: 'json' };

/** Chain id → symbol → account name → account id. */
export type WalletTable = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/**
 * Whether the app's build lists the account as a wallet of the gateway for this asset (listedWallets.json). The list is
 * part of the build, so no server can add to it; it is empty until an operator, who knows the gateways, fills it in.
 */
export function isListedWallet(
  { chainId, symbol }: { chainId: string; symbol: string },
  wallet: { id: string; name: string },
  listed: WalletTable = table,
): boolean {
  return listed[chainId]?.[symbol]?.[wallet.name] === wallet.id;
}
