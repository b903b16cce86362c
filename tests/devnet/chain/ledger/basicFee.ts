import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { State } from './state.ts';

/** Changes the basic fee of account_create in the current schedule. */
export function scaleBasicFee(state: State, change: (fee: bigint) => bigint): void {
  const { parameters } = state.global;
  const schedule = parameters.current_fees;
  const listed = schedule.parameters.map(([id, values]): [number, { [name: string]: bigint }] =>
    id === operationType.account_create
      ? [id, { ...values, basic_fee: change(values.basic_fee ?? 0n) }]
      : [id, values],
  );
  const current_fees = { ...schedule, parameters: listed };
  state.store.modify('2.0', '2.0.0', { parameters: { ...parameters, current_fees } });
}
