import { useEffect } from 'react';
import { useScamAssets } from '../../../scam/model/scamLists.ts';

/** Reads the symbols to warn of, for the list: a part of its own, so that a cold start need not load them. */
export function ScamSymbols({ onChange }: { onChange: (symbols: ReadonlySet<string>) => void }) {
  const assets = useScamAssets();
  useEffect(() => onChange(assets), [assets, onChange]);
  return null;
}
