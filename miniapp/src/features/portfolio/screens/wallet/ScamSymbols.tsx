import { useEffect } from 'react';
import { useScamAssets } from '../../../scam/model/scamLists.ts';

/** Reads the symbols to warn of for the list, as a separate part that a cold start need not load. */
export function ScamSymbols({ onChange }: { onChange: (symbols: ReadonlySet<string>) => void }) {
  const assets = useScamAssets();
  useEffect(() => onChange(assets), [assets, onChange]);
  return null;
}
