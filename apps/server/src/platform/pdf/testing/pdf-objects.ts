import { inflateSync } from 'node:zlib';

/** A name, such as `/Figure`. */
export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
export class PdfRef {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}
export type PdfDict = Map<string, PdfValue>;
type PdfValue = null | boolean | number | string | PdfName | PdfRef | PdfValue[] | PdfDict;

/** A token of a content stream that is no value: `BDC`, `TJ`, `re`. */
export class PdfOperator {
  readonly word: string;
  constructor(word: string) {
    this.word = word;
  }
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Reads values and operators one after the other; bytes are characters of Latin-1. */
export class PdfReader {
  readonly text: string;
  at = 0;
  constructor(text: string) {
    this.text = text;
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  #until<T>(end: string): T[] {
    const all: T[] = [];
    for (;;) {
      this.#match(/\s*/y);
      if (this.text.startsWith(end, this.at)) {
        this.at += end.length;
        return all;
      }
      const next = this.next();
      if (next === undefined) throw new Error(`no ${end}`);
      all.push(next as T);
    }
  }

  #literal(): string {
    let depth = 1;
    let text = '';
    for (this.at += 1; ; this.at += 1) {
      const sign = this.text[this.at] ?? ')';
      if (sign === '\\') {
        const octal = /[0-7]{1,3}/y;
        octal.lastIndex = this.at + 1;
        const digits = octal.exec(this.text)?.[0];
        const escaped = this.text[this.at + 1] ?? '';
        text += digits ? String.fromCharCode(Number.parseInt(digits, 8)) : (escapes[escaped] ?? escaped);
        this.at += digits?.length ?? 1;
        continue;
      }
      if (sign === '(') depth += 1;
      if (sign === ')') depth -= 1;
      if (depth === 0) break;
      text += sign;
    }
    this.at += 1;
    return text;
  }

  next(): PdfValue | PdfOperator | undefined {
    this.#match(/\s*/y);
    if (this.at >= this.text.length) return undefined;
    if (this.#match(/<</y)) {
      const parts = this.#until<PdfValue>('>>');
      return new Map(
        parts.flatMap((part, place) => {
          const key = parts[place - 1];
          return place % 2 === 1 && key instanceof PdfName ? [[key.name, part] as const] : [];
        }),
      );
    }
    if (this.#match(/\[/y)) return this.#until<PdfValue>(']');
    if (this.text[this.at] === '(') return this.#literal();
    const hex = this.#match(/<[0-9a-fA-F\s]*>/y);
    if (hex) return Buffer.from(hex.replace(/[<>\s]/g, ''), 'hex').toString('latin1');
    const name = this.#match(/\/[^\s/<>[\]()]*/y);
    if (name)
      return new PdfName(
        name.slice(1).replace(/#(..)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
      );
    const ref = this.#match(/\d+ \d+ R\b/y);
    if (ref) return new PdfRef(Number.parseInt(ref, 10));
    const number = this.#match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y);
    if (number) return Number(number);
    const word = this.#match(/[^\s/<>[\]()]+/y);
    if (!word) throw new Error(`unexpected ${this.text.slice(this.at, this.at + 20)}`);
    if (word === 'true' || word === 'false') return word === 'true';
    return word === 'null' ? null : new PdfOperator(word);
  }
}

/** A text of the document: UTF-16 with its mark, or Latin letters. */
export const textOfString = (bytes: string): string =>
  bytes.startsWith('\xfe\xff') ? Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le') : bytes;

/** The objects of a file that has no object streams, as the library writes it. */
export class PdfFile {
  readonly objects = new Map<number, { value: PdfValue; stream: Buffer | null }>();
  readonly trailer: PdfDict;

  constructor(bytes: Buffer) {
    const text = bytes.toString('latin1');
    for (const { 1: id = '', index } of text.matchAll(/(?<=^|\n)(\d+) 0 obj\n/g)) {
      const reader = new PdfReader(text);
      reader.at = index + `${id} 0 obj\n`.length;
      const value = reader.next() as PdfValue;
      const isStream = /\s*stream\n/y;
      isStream.lastIndex = reader.at;
      const begin = isStream.exec(text);
      const length = value instanceof Map ? value.get('Length') : null;
      let stream: Buffer | null = null;
      if (begin && typeof length === 'number' && value instanceof Map) {
        const from = reader.at + begin[0].length;
        const raw = bytes.subarray(from, from + length);
        stream = value.has('Filter') ? inflateSync(raw) : raw;
      }
      this.objects.set(Number(id), { value, stream });
    }
    const trailer = new PdfReader(text);
    trailer.at = text.lastIndexOf('trailer\n') + 'trailer\n'.length;
    this.trailer = trailer.next() as PdfDict;
  }

  /** What a reference leads to. */
  value(of: PdfValue | undefined): PdfValue {
    return of instanceof PdfRef ? (this.objects.get(of.id)?.value ?? null) : (of ?? null);
  }

  dict(of: PdfValue | undefined): PdfDict {
    const value = this.value(of);
    if (!(value instanceof Map)) throw new Error('no dictionary');
    return value;
  }

  list(of: PdfValue | undefined): PdfValue[] {
    const value = this.value(of);
    return Array.isArray(value) ? value : value === null ? [] : [value];
  }

  stream(of: PdfValue | undefined): Buffer {
    const stream = of instanceof PdfRef ? this.objects.get(of.id)?.stream : null;
    if (!stream) throw new Error('no stream');
    return stream;
  }
}
