import type { WordRow } from '../translate.ts';

/** Conditions of policies. */
export const policyConditions: readonly WordRow[] = [
  ['等于', 'equals', 'es igual a', '等しい'],
  ['不等于', 'differs from', 'es distinto de', '等しくない'],
  ['属于', 'is one of', 'es uno de', 'いずれかである'],
  ['不低于', 'at least', 'al menos', '以上'],
  ['不高于', 'at most', 'como máximo', '以下'],
  ['介于', 'between', 'entre', '範囲内'],
  ['已填写', 'is given', 'está indicado', '入力済み'],
  ['包含任一', 'has one of', 'contiene alguno de', 'いずれかを含む'],
  ['登记年限', 'Years since registration', 'Años desde el registro', '登録年数'],
  ['注册资本', 'Registered capital', 'Capital social', '資本金'],
  ['企业规模', 'Scale', 'Tamaño', '企業規模'],
  ['所在区域', 'District', 'Distrito', '所在地域'],
  ['上年度营业收入', 'Revenue of last year', 'Ingresos del año anterior', '前年度の売上高'],
  [
    '上年度研发投入',
    'Research spending of last year',
    'Inversión en I+D del año anterior',
    '前年度の研究開発費',
  ],
  ['上年度纳税额', 'Taxes of last year', 'Impuestos del año anterior', '前年度の納税額'],
  ['职工人数', 'Number of staff', 'Número de empleados', '従業員数'],
  ['在期园区合同', 'Current contract with the park', 'Contrato vigente con el parque', '有効な入居契約'],
  ['信用评分', 'Credit score', 'Puntuación de crédito', '信用スコア'],
];
