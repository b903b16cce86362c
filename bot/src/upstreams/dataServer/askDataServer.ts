import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Route, RouteInput } from '@xbts/shared/services/route.ts';
import type { ParsedRows } from '@xbts/shared/services/rows.ts';
import type { GenericSchema } from 'valibot';
import type { Upstream } from '../upstream.ts';

/** A route whose answer may be a silence of the server (answerOf). */
type DataServerRoute<Found> = Route<
  GenericSchema,
  GenericSchema | null,
  GenericSchema<unknown, { found: Found | null; form: string }>
>;

/** What the data server has found. @throws AppError service.bad_answer where it says nothing that can be read, and those of Upstream.ask */
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

/** Rows of which none was good: to read them as none at all would be a lie. */
function isAllDropped(found: unknown): boolean {
  const { rows, dropped } = Object(found) as Partial<ParsedRows<unknown>>;
  return rows !== undefined && Number(dropped) > 0 && rows.every((row) => row === null);
}
