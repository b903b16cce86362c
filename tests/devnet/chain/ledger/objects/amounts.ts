export interface Asset {
  amount: bigint;
  asset_id: string;
}

export interface Price {
  base: Asset;
  quote: Asset;
}
