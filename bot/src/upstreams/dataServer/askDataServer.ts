import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Route, RouteInput } from '@xbts/shared/services/route.ts';
import type { ParsedRows } from '@xbts/shared/services/rows.ts';
import type { GenericSchema } from 'valibot';
import type { Upstream } from '../upstream.ts';

/** A route whose answer may hide a failure of the server (answerOf). */
type DataServerRoute<Found> = Route<
  GenericSchema,
  GenericSchema | null,
  GenericSchema<unknown, { found: Found | null; form: string }>
>;

/** The data server's data. @throws AppError service.bad_answer without readable data, and those of Upstream.ask */
export async function askDataServer<Found, R extends DataServerRoute<Found>>(
  dataServer: Upstream,
  route: R & DataServerRoute<Found>,
  input: RouteInput<R>,
): Promise<Found> {
  const { found, form } = await dataServer.ask(route, input);
  const { path } = route;
  if (found === null) throw new AppError('service.bad_answer', { path, detail: form });
  if (isAllDropped(found)) throw new AppError('service.bad_answer', { path, detail: 'no row could be read' });
  return found;
}

/** Rows that are all bad must not count as an empty list. */
function isAllDropped(found: unknown): boolean {
  const { rows, dropped } = Object(found) as Partial<ParsedRows<unknown>>;
  return rows !== undefined && Number(dropped) > 0 && rows.every((row) => row === null);
}
