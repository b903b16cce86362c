import { type Evaluator, voidResult } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';
import { toSeconds, toTime } from '../time.ts';
import { htlcFile, htlcOptions, htlcPlace, validateHtlcFee } from '../timedTransfers.ts';

const LAST_SECOND = 0xffff_ffff;

/** bitshares-core libraries/chain/htlc_evaluator.cpp, htlc_extend_evaluator. */
export const htlcExtend: Evaluator<52> = {
  file: htlcFile,
  feePayer: ({ update_issuer }) => update_issuer,
  validate: validateHtlcFee,
  evaluate({ htlc_id, update_issuer, seconds_to_add }, { state }) {
    const { transfer, conditions } = state.get('1.16', htlc_id);
    assertChain(
      update_issuer === transfer.from,
      htlcPlace,
      'o.update_issuer == htlc_obj->transfer.from',
      'HTLC may only be extended by its creator.',
    );
    const end = toSeconds(conditions.time_lock.expiration) + seconds_to_add;
    assertChain(
      end < LAST_SECOND,
      htlcPlace,
      'htlc_obj->conditions.time_lock.expiration.sec_since_epoch() + static_cast<uint64_t>(o.seconds_to_add) < fc::time_point_sec::maximum().sec_since_epoch()',
      'Extension would cause an invalid date',
    );
    assertChain(
      end <= toSeconds(state.dynamic.time) + htlcOptions(state).max_timeout_secs,
      htlcPlace,
      'htlc_obj->conditions.time_lock.expiration + o.seconds_to_add <= db().head_block_time() + htlc_options->max_timeout_secs',
      'Extension pushes contract too far into the future',
    );
    return () => {
      state.store.modify('1.16', htlc_id, {
        conditions: { ...conditions, time_lock: { expiration: toTime(end) } },
      });
      return voidResult;
    };
  },
};
