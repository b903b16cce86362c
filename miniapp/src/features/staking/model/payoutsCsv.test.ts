import { expect, it } from 'vitest';
import { payoutsCsv } from './payoutsCsv.ts';
import { payoutRowsOf } from './payoutsMatch.ts';

it('payouts as CSV have exact amounts, UTC times and the operation on the chain', () => {
  const at = Date.UTC(2026, 10, 15, 12, 0, 3);
  const transfer = {
    id: '1.11.50',
    at,
    block: 900,
    fromId: '1.2.5',
    toId: '1.2.9',
    assetId: '1.3.0',
    units: 520_001n,
  };
  const rows = payoutRowsOf({
    payments: [
      { id: '7', time: '2026-11-15T12:00:00', asset: 'BTS', amount: '5.2', epoch: '22' },
      { id: '8', time: '2026-11-15T12:00:00', asset: '=HYPERLINK', amount: '-1', epoch: '22' },
    ],
    listedAt: at,
    paid: { transfers: [transfer], since: 0 },
    assets: [{ id: '1.3.0', symbol: 'BTS', precision: 5 }],
  });
  expect(payoutsCsv(rows)).toBe(
    'epoch,time_utc,asset,paid,promised,state,operation,block\r\n' +
      '2026-22,2026-11-15T12:00:03,BTS,5.20001,5.20000,more,1.11.50,900\r\n' +
      "2026-22,2026-11-15T12:00:00,'=HYPERLINK,,-1,wrong,,\r\n",
  );
});
