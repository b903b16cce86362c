import { assertChain } from '../ledger/nodeError.ts';
import { type ApiMethods, method } from './apiMethod.ts';
import { readUint } from './arguments.ts';
import { printedBlock } from './printedBlock.ts';

/** The block API; most public nodes deny it (graphene app/api.cpp block_api). */
export const blockApi: ApiMethods = {
  get_blocks: method(2, ({ view }, [from, to]) => {
    const [first, last] = [readUint(from), readUint(to)];
    const place = { file: 'api.cpp', line: 300, method: 'get_blocks' };
    assertChain(last >= first, place, 'block_num_to >= block_num_from');
    return Array.from({ length: last - first + 1 }, (_, index) => {
      const block = view.block(first + index);
      return block === undefined ? null : printedBlock(block);
    });
  }),
};
