import * as v from 'valibot';

/** The body of every refusal of the data server, with a 4xx or 5xx status. */
export const errorAnswerSchema = v.object({ error: v.object({ code: v.string(), message: v.string() }) });
