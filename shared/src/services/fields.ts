import * as v from 'valibot';

/** A decimal number as text, exactly as sent ("0.00012", "-1.5"); a JSON number becomes its text. */
export const decimalText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.regex(/^-?\d+(\.\d+)?(e[+-]?\d+)?$/iu, 'not a decimal number'),
);

/** A number for display only (a price, a percent), sent as a number or as text. Never used for an on-chain amount. */
export const displayNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.finite(),
);

/** A whole number in a path or a query, as text or as a number. */
export const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/u), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);

/** A boolean that may come as text or as 0 / 1. */
export const looseBoolean = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '0', '1', 0, 1])]),
  v.transform((value) => value === true || value === 'true' || value === '1' || value === 1),
);

/** A short name in a path: an asset symbol or id, an account name or id. Never `.` or `..`, which change the path. */
export const nameInPath = v.pipe(
  v.string(),
  v.regex(/^(?!\.+$)[A-Za-z0-9.-]{1,63}$/u, 'not a name or an id'),
);

/** An object id of any kind, "space.type.instance". */
export const objectIdText = v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{1,5}\.\d{1,18}$/u, 'not an object id'));

/** Bidirectional control characters, which can make a name look like another. */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text from a service: truncated and without bidirectional controls, shown as text and never as HTML. */
export const plainText = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(turns, '').slice(0, maxLength)),
  );

/** The longest name of an account. */
export const LONGEST_NAME = 63;

/** An account's name from a service. */
export const shownName = plainText(LONGEST_NAME);
