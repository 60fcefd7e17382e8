import { calcFields, calcWords } from '@portal/contract/policy/public';
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
    ['(1+2)×3', 9],
    ['（1＋2）×3', 9],
    ['10-4−3', 3],
    ['100/5÷2', 10],
    [' 取小( 3 , 取大(1，2)、9 ) ', 2],
    ['如果(2>=2, 5, 6)', 5],
    ['如果（1≥2，5，如果（3≥2，7，8））', 7],
    ['1.5万元+200元', 15_200],
    ['1.2 %', 0.012],
    ['3人×８００元', 2_400],
    ['0.07万元', 700],
  ])('%s is %d', (text, value) => {
    expect(yuan(text)).toBe(value);
  });

  it('uses the figures of an enterprise, money as money', () => {
    expect(yuan('营业收入×30%', { revenue: 2.5 })).toBe(7_500);
    expect(yuan('营业收入÷1万元×18元', { revenue: 860 })).toBe(15_480);
    expect(yuan('职工人数×800元', { staff: 3 })).toBe(2_400);
    // 1.1 × 10,000 is a little more in binary fractions.
    expect(yuan('如果(11000元≥研发投入,1,2)', { rd: 1.1 })).toBe(1);
    expect(fieldsOf(parseFormula('如果(研发投入≥10万元,职工人数,研发投入)'))).toEqual(['rd', 'staff']);
  });

  it.each([
    '',
    '1+',
    '1 2',
    '(1',
    '取小()',
    '如果(1,2,3)',
    'annual.revenue',
    'min(1,2)',
    '利润',
    '5万',
    '万元',
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
    expect(() => yuan('研发投入×2', { staff: 3 })).toThrow('rd is missing');
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

const functionWords = { min: '取小', max: '取大' } as const;

/** The source of a formula with every operation in brackets. */
function sourceOf(node: Formula): string {
  switch (node.type) {
    case 'number':
      return String(node.value);
    case 'field':
      return calcWords[node.field];
    case 'operation':
      return `(${sourceOf(node.left)}${node.operator}${sourceOf(node.right)})`;
    case 'min':
    case 'max':
      return `${functionWords[node.type]}(${node.of.map(sourceOf).join(',')})`;
    case 'if':
      return `如果(${[`${sourceOf(node.left)}>=${sourceOf(node.right)}`, sourceOf(node.then), sourceOf(node.otherwise)].join(',')})`;
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
        .replace(/min|max/g, (name) => functionWords[name as 'min' | 'max']);
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
  const rule = parseFormula('取小（取大（营业收入×1.2%，2万元），60万元）');

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
    expect(evaluateAmount(rule, { revenue: 860 }).calculation).toBe('8,600,000 × 0.012');
    const steps = parseFormula('如果（职工人数≥50人，5万元，如果（职工人数≥20人，2万元，8000元））');
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
