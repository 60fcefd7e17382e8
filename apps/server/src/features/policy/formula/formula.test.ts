import { calcFields } from '@portal/contract/policy/public';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { composePolicies } from '../../../demo/content/compose-policies.ts';
import { evaluateAmount } from './evaluate-amount.ts';
import { evaluateFormula, fieldsOf } from './evaluate-formula.ts';
import { type Formula, FormulaError } from './formula.ts';
import { parseFormula } from './parse-formula.ts';
import { writeFormula } from './write-formula.ts';

const yuan = (text: string, figures = {}) => evaluateFormula(parseFormula(text), figures);

describe('parse and evaluate', () => {
  it.each([
    ['1+2*3', 7],
    ['(1+2)*3', 9],
    ['10-4-3', 3],
    ['100/5/2', 10],
    [' min( 3 , max(1, 2), 9 ) ', 2],
    ['if(2>=2, 5, 6)', 5],
    ['if(1>=2, 5, if(3>=2, 7, 8))', 7],
  ])('%s is %d', (text, value) => {
    expect(yuan(text)).toBe(value);
  });

  it('uses the figures of an enterprise', () => {
    expect(yuan('annual.revenue*10000*0.3', { revenue: 2.5 })).toBe(7_500);
    expect(fieldsOf(parseFormula('if(annual.rd>=10,annual.staff,annual.rd)'))).toEqual(['rd', 'staff']);
  });

  it.each([
    '',
    '1+',
    '1 2',
    '(1',
    'min()',
    'if(1,2,3)',
    'annual.secret',
    'process.exit(1)',
    '1;2',
    '1e9',
    '2>=1',
    '('.repeat(40) + 1 + ')'.repeat(40),
    `1${'+1'.repeat(400)}`,
  ])('refuses %j', (text) => {
    expect(() => parseFormula(text)).toThrow(FormulaError);
  });

  it('refuses a formula that has no value', () => {
    expect(() => yuan('1/0')).toThrow(FormulaError);
    expect(() => yuan('annual.rd*2', { staff: 3 })).toThrow('rd is missing');
  });
});

const number = fc
  .nat({ max: 9_999_999 })
  .map((hundredths): Formula => ({ type: 'number', value: hundredths / 100 }));
const field = fc.constantFrom(...calcFields).map((name): Formula => ({ type: 'field', field: name }));
const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 4 },
    number,
    field,
    fc.record({
      type: fc.constant('operation' as const),
      operator: fc.constantFrom('+', '-', '*', '/'),
      left: tie('formula'),
      right: tie('formula'),
    }),
    fc.record({
      type: fc.constantFrom('min', 'max'),
      of: fc.array(tie('formula'), { minLength: 1, maxLength: 3 }),
    }),
  ),
}));
const figures = fc.record({
  revenue: fc.nat({ max: 90_000 }),
  rd: fc.nat({ max: 5_000 }),
  tax: fc.nat({ max: 5_000 }),
  staff: fc.nat({ max: 900 }),
});

/** The source of a formula with every operation in brackets. */
function sourceOf(node: Formula): string {
  switch (node.type) {
    case 'number':
      return String(node.value);
    case 'field':
      return `annual.${node.field}`;
    case 'operation':
      return `(${sourceOf(node.left)}${node.operator}${sourceOf(node.right)})`;
    case 'min':
    case 'max':
      return `${node.type}(${node.of.map(sourceOf).join(',')})`;
    case 'if':
      return `if(${[`${sourceOf(node.left)}>=${sourceOf(node.right)}`, sourceOf(node.then), sourceOf(node.otherwise)].join(',')})`;
  }
}

const outcome = (node: Formula, values: object) => {
  try {
    return evaluateFormula(node, values);
  } catch (error) {
    return (error as Error).name;
  }
};

test('a written formula is parsed back as the same formula', () => {
  fc.assert(
    fc.property(formula, (node) => {
      const source = sourceOf(node);
      fc.pre(source.length <= 500);
      expect(parseFormula(source)).toEqual(node);
    }),
  );
});

test('the calculation shown to the reader parses back to the value of the formula', () => {
  fc.assert(
    fc.property(formula, figures, (node, values) => {
      const shown = writeFormula(node, values);
      const source = shown
        .replace(/(?<=\d),(?=\d{3})/g, '')
        .replace(/[×÷−]/g, (sign) => ({ '×': '*', '÷': '/', '−': '-' })[sign] ?? '');
      fc.pre(source.length <= 500);
      expect(outcome(parseFormula(source), {})).toEqual(outcome(node, values));
    }),
  );
});

test('arbitrary text is either a formula or a FormulaError', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        parseFormula(text);
      } catch (error) {
        expect(error).toBeInstanceOf(FormulaError);
      }
    }),
  );
});

describe('evaluateAmount', () => {
  const rule = parseFormula('min(max(annual.revenue*10000*0.012,20000),600000)');

  it.each([
    [860, 10_320_000, null],
    [100, 2_000_000, 'FLOOR'],
    [9_000, 60_000_000, 'CAP'],
  ])('revenue %d 万元', (revenue, amountFen, limitedBy) => {
    expect(evaluateAmount(rule, { revenue })).toMatchObject({
      amountFen,
      limitedBy,
      floorFen: 2_000_000,
      capFen: 60_000_000,
    });
  });

  it('shows how the amount was calculated', () => {
    expect(evaluateAmount(rule, { revenue: 860 }).calculation).toBe('860 × 10,000 × 0.012');
    const steps = parseFormula('if(annual.staff>=50,50000,if(annual.staff>=20,20000,8000))');
    expect(evaluateAmount(steps, { staff: 30 }).calculation).toBe('30 < 50, 30 ≥ 20 → 20,000');
  });

  it('stays within the limits the policy announces', () => {
    const rules = composePolicies('2026-11-21').filter(({ amountRule }) => amountRule.calc !== null);
    expect(rules.length).toBeGreaterThan(40);
    fc.assert(
      fc.property(fc.constantFrom(...rules), figures, ({ amountRule }, values) => {
        const { amountFen } = evaluateAmount(parseFormula(amountRule.calc ?? ''), values);
        expect(amountFen).toBeGreaterThanOrEqual(0);
        expect(amountFen).toBeLessThanOrEqual(amountRule.maxFen);
      }),
    );
  });
});
