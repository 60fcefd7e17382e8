import { type CalcField, calcFields, calcWords } from '@portal/contract/policy/public';
import { type Formula, FormulaError, type Operator } from './formula.ts';

const maxFormula = 500;
const deepestFormula = 30;

/** The words of a formula: figures, and functions with what they are in a `Formula`. */
const fields = new Map<string, CalcField>(calcFields.map((field) => [calcWords[field], field]));
const functions = { 取小: 'min', 取大: 'max', 如果: 'if' } as const;
const units: Record<string, number> = { '': 1, 元: 1, 人: 1, 万元: 10_000, '%': 0.01 };
/** Signs as they are written in Chinese, and what they are here; NFKC has made full-width ones narrow. */
const signs: Record<string, string> = { '×': '*', '÷': '/', '−': '-', '≥': '>=', '、': ',' };

const numberShape = /^(\d+(?:\.\d+)?)(万元|元|人|%|)$/;
const tokenShape = new RegExp(
  `\\s*(\\d+(?:\\.\\d+)?(?:\\s*(?:万元|元|人|%))?|${[...fields.keys(), ...Object.keys(functions)].join('|')}|>=|[-+*/(),×÷−≥、])`,
  'y',
);

function tokensOf(text: string): string[] {
  if (text.length > maxFormula) throw new FormulaError('too long');
  const tokens: string[] = [];
  const source = text.normalize('NFKC').trimEnd();
  tokenShape.lastIndex = 0;
  while (tokenShape.lastIndex < source.length) {
    const at = tokenShape.lastIndex;
    const token = tokenShape.exec(source)?.[1];
    if (token === undefined) throw new FormulaError(`unknown token at ${at}`);
    tokens.push(signs[token] ?? token.replace(/\s/g, ''));
  }
  return tokens;
}

/**
 * Parses a formula: numbers, alone or in 元, 万元, 人 and %, the words of `calcWords`, `+ - × ÷`, brackets, `取小(a,b…)`,
 * `取大(a,b…)` and `如果(a≥b, then, otherwise)`. Nothing else is accepted, so operator input can never run as code.
 * @throws {FormulaError}
 */
export function parseFormula(text: string): Formula {
  const parser = new Parser(tokensOf(text));
  const formula = parser.sum();
  parser.end();
  return formula;
}

/** Without the error of binary fractions: 1.2% is 0.012. */
const numberIn = (number: string, unit: string): number =>
  Number((Number(number) * (units[unit] ?? 1)).toPrecision(15));

class Parser {
  readonly #tokens: string[];
  #at = 0;
  #depth = 0;

  constructor(tokens: string[]) {
    this.#tokens = tokens;
  }

  sum(): Formula {
    return this.#chain(['+', '-'], () => this.#chain(['*', '/'], () => this.#operand()));
  }

  end(): void {
    if (this.#at < this.#tokens.length) throw new FormulaError(`unexpected ${this.#tokens[this.#at]}`);
  }

  #chain(operators: readonly Operator[], next: () => Formula): Formula {
    let left = next();
    for (;;) {
      const operator = operators.find((sign) => sign === this.#tokens[this.#at]);
      if (!operator) return left;
      this.#at += 1;
      left = { type: 'operation', operator, left, right: next() };
    }
  }

  #operand(): Formula {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new FormulaError('unexpected end');
    const [, number, unit = ''] = numberShape.exec(token) ?? [];
    if (number !== undefined) return { type: 'number', value: numberIn(number, unit) };
    const field = fields.get(token);
    if (field) return { type: 'field', field };
    this.#depth += 1;
    if (this.#depth > deepestFormula) throw new FormulaError('nested too deeply');
    const inner = this.#group(token);
    this.#depth -= 1;
    return inner;
  }

  #group(token: string): Formula {
    if (token === '(') {
      const inner = this.sum();
      this.#expect(')');
      return inner;
    }
    if (!isFunction(token)) throw new FormulaError(`expected a value, found ${token}`);
    const type = functions[token];
    return type === 'if' ? this.#choice() : { type, of: this.#list() };
  }

  #list(): Formula[] {
    this.#expect('(');
    const values = [this.sum()];
    while (this.#tokens[this.#at] === ',') {
      this.#at += 1;
      values.push(this.sum());
    }
    this.#expect(')');
    return values;
  }

  #choice(): Formula {
    this.#expect('(');
    const left = this.sum();
    this.#expect('>=');
    const right = this.sum();
    this.#expect(',');
    const then = this.sum();
    this.#expect(',');
    const otherwise = this.sum();
    this.#expect(')');
    return { type: 'if', left, right, then, otherwise };
  }

  #expect(wanted: string): void {
    const token = this.#tokens[this.#at++];
    if (token !== wanted) throw new FormulaError(`expected ${wanted}, found ${token ?? 'the end'}`);
  }
}

const isFunction = (token: string): token is keyof typeof functions => token in functions;
