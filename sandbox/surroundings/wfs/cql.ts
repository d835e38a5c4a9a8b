/** A filter that cannot be read. The message says where. */
export class CqlError extends Error {
  readonly code = "cql";
}

export type Value = string | number | boolean | null;
export type Row = Readonly<Record<string, Value>>;
/** Returns whether a row matches at an instant. */
export type Filter = (row: Row, now: number) => boolean;

const TOKEN =
  /\s*(?:(<=|>=|<>|[=<>(),])|('(?:[^']|'')*')|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w-])|([A-Za-z_][\w.]*)|("[^"]+"))/y;

interface Token {
  readonly kind: "symbol" | "text" | "number" | "word" | "name" | "end";
  readonly text: string;
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  const text = source.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const [, symbol, quoted, number, word, name] = TOKEN.exec(text) ?? [];
    if (symbol !== undefined) tokens.push({ kind: "symbol", text: symbol });
    else if (quoted !== undefined)
      tokens.push({ kind: "text", text: quoted.slice(1, -1).replaceAll("''", "'") });
    else if (number !== undefined) tokens.push({ kind: "number", text: number });
    else if (word !== undefined) tokens.push({ kind: "word", text: word });
    else if (name !== undefined) tokens.push({ kind: "name", text: name.slice(1, -1) });
    else throw new CqlError(`Encountered "${text.slice(from, from + 12)}" at column ${from + 1}.`);
  }
  return tokens;
}

type Expression = (row: Row, now: number) => Value;

/**
 * Reads a CQL filter: comparisons, AND, OR, NOT, parentheses, BETWEEN, IN, LIKE, IS NULL, BBOX and now(). A
 * name must be one of `fields`, as GeoServer demands.
 * @throws {CqlError}
 */
export function readCql(source: string, fields: readonly string[]): Filter {
  const tokens = tokensOf(source);
  let next = 0;
  const peek = (ahead = 0): Token => tokens[next + ahead] ?? { kind: "end", text: "" };
  const isWord = (word: string, ahead = 0) =>
    peek(ahead).kind === "word" && peek(ahead).text.toUpperCase() === word;
  const take = (): Token => {
    const token = peek();
    next++;
    return token;
  };
  const fail = (): never => {
    throw new CqlError(`Encountered "${peek().text || "<EOF>"}" at token ${next + 1}.`);
  };
  const takeWord = (word: string): boolean => {
    if (!isWord(word)) return false;
    next++;
    return true;
  };
  const expect = (symbol: string): void => {
    if (take().text !== symbol) {
      next--;
      fail();
    }
  };

  function expression(): Expression {
    const token = take();
    if (token.kind === "text") return () => token.text;
    if (token.kind === "number") return () => Number(token.text);
    if (token.kind === "word" && peek().text === "(" && token.text.toLowerCase() === "now") {
      expect("(");
      expect(")");
      return (_, now) => new Date(now).toISOString();
    }
    if (token.kind === "word" && /^(true|false)$/i.test(token.text))
      return () => token.text.toLowerCase() === "true";
    if (token.kind !== "word" && token.kind !== "name") {
      next--;
      return fail();
    }
    if (!fields.includes(token.text)) throw new CqlError(`Illegal property name: ${token.text}.`);
    return (row) => row[token.text] ?? null;
  }

  function predicate(): Filter {
    if (isWord("BBOX") && peek(1).text === "(") return box();
    const left = expression();
    if (takeWord("IS")) {
      const isNegative = takeWord("NOT");
      if (!takeWord("NULL")) fail();
      return (row, now) => (left(row, now) === null) !== isNegative;
    }
    const isNegative = takeWord("NOT");
    if (takeWord("BETWEEN")) {
      const low = expression();
      if (!takeWord("AND")) fail();
      const high = expression();
      return (row, now) => {
        const value = left(row, now);
        const within = compare(value, low(row, now)) >= 0 && compare(value, high(row, now)) <= 0;
        return within !== isNegative;
      };
    }
    if (takeWord("IN")) {
      expect("(");
      const list = [expression()];
      while (peek().text === ",") {
        next++;
        list.push(expression());
      }
      expect(")");
      return (row, now) => list.some((each) => compare(left(row, now), each(row, now)) === 0) !== isNegative;
    }
    if (isWord("LIKE") || isWord("ILIKE")) {
      const flags = take().text.toUpperCase() === "ILIKE" ? "iu" : "u";
      const pattern = likePattern(take().text, flags);
      return (row, now) => pattern.test(String(left(row, now) ?? "")) !== isNegative;
    }
    const operator = take().text;
    const test = COMPARISONS[operator];
    if (test === undefined || isNegative) {
      next--;
      return fail();
    }
    const right = expression();
    return (row, now) => test(compare(left(row, now), right(row, now)));
  }

  /** Reads `BBOX(geometry, west, south, east, north)`. Rows have their position as `lon` and `lat` symbols. */
  function box(): Filter {
    next += 2;
    if (take().kind !== "word") fail();
    const sides: number[] = [];
    for (let side = 0; side < 4; side++) {
      expect(",");
      sides.push(Number(take().text));
    }
    if (peek().text === ",") next += 2;
    expect(")");
    const [west = 0, south = 0, east = 0, north = 0] = sides;
    return (row) => {
      const { lat, lon } = positionOf(row);
      return lat >= south && lat <= north && lon >= west && lon <= east;
    };
  }

  function factor(): Filter {
    if (takeWord("NOT")) {
      const inner = factor();
      return (row, now) => !inner(row, now);
    }
    if (/^(INCLUDE|EXCLUDE)$/i.test(peek().text)) {
      const isIncluded = take().text.toUpperCase() === "INCLUDE";
      return () => isIncluded;
    }
    if (peek().text !== "(") return predicate();
    next++;
    const inner = either();
    expect(")");
    return inner;
  }

  function both(): Filter {
    let left = factor();
    while (takeWord("AND")) {
      const [first, second] = [left, factor()];
      left = (row, now) => first(row, now) && second(row, now);
    }
    return left;
  }

  function either(): Filter {
    let left = both();
    while (takeWord("OR")) {
      const [first, second] = [left, both()];
      left = (row, now) => first(row, now) || second(row, now);
    }
    return left;
  }

  const filter = either();
  if (peek().kind !== "end") fail();
  return filter;
}

const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  "=": (order) => order === 0,
  "<>": (order) => order !== 0 && !Number.isNaN(order),
  "<": (order) => order < 0,
  "<=": (order) => order <= 0,
  ">": (order) => order > 0,
  ">=": (order) => order >= 0,
};

/** Returns the order of two values: as numbers, else as dates, else as text; NaN with a null. */
function compare(a: Value, b: Value): number {
  if (a === null || b === null) return Number.NaN;
  const [x, y] = [numberOf(a), numberOf(b)];
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  const [from, to] = [String(a), String(b)];
  return from === to ? 0 : from < to ? -1 : 1;
}

const DATE = /^\d{4}-\d{2}-\d{2}(T.*)?$/;
function numberOf(value: Value): number {
  if (typeof value !== "string") return Number(value);
  if (DATE.test(value)) return Date.parse(value);
  return value.trim() === "" ? Number.NaN : Number(value);
}

const positionOf = (row: Row) => ({
  lat: Number(row.lat ?? row.latitude ?? Number.NaN),
  lon: Number(row.lon ?? row.longitude ?? Number.NaN),
});

function likePattern(text: string, flags: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll("%", ".*").replaceAll("_", ".")}$`, flags);
}
