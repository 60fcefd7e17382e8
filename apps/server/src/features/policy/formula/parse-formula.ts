import { type CalcField, calcFields } from '@portal/contract/policy/public';
import { type Formula, FormulaError, type Operator } from './formula.ts';

const maxFormula = 500;
const deepestFormula = 30;
const tokenShape = /\s*(\d+(?:\.\d+)?|annual\.[a-z]+|min|max|if|>=|[-+*/(),])/y;

function tokensOf(text: string): string[] {
  if (text.length > maxFormula) throw new FormulaError('too long');
  const tokens: string[] = [];
  const source = text.trimEnd();
  tokenShape.lastIndex = 0;
  while (tokenShape.lastIndex < source.length) {
    const at = tokenShape.lastIndex;
    const token = tokenShape.exec(source)?.[1];
    if (token === undefined) throw new FormulaError(`unknown token at ${at}`);
    tokens.push(token);
  }
  return tokens;
}

/**
 * Parses a formula: numbers, `annual.revenue|rd|tax|staff`, `+ - * /`, brackets, `min(a,b…)`, `max(a,b…)` and `if(a>=b,
 * then, otherwise)`. Nothing else is accepted, so operator input can never run as code.
 * @throws {FormulaError}
 */
export function parseFormula(text: string): Formula {
  const parser = new Parser(tokensOf(text));
  const formula = parser.sum();
  parser.end();
  return formula;
}

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
    if (/^\d/.test(token)) return { type: 'number', value: Number(token) };
    if (token.startsWith('annual.')) return { type: 'field', field: fieldOf(token) };
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
    if (token === 'min' || token === 'max') return { type: token, of: this.#list() };
    if (token === 'if') return this.#choice();
    throw new FormulaError(`expected a value, found ${token}`);
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

function fieldOf(token: string): CalcField {
  const field = calcFields.find((name) => token === `annual.${name}`);
  if (!field) throw new FormulaError(`unknown figure ${token}`);
  return field;
}
