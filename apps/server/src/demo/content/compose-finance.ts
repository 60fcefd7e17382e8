import type {
  FinancingState,
  FinProductKind,
  FinProductState,
  InstitutionKind,
  InstitutionState,
  VentureStage,
} from '@portal/contract/finance/terms';
import type { RepayWay } from '@portal/contract/finance/total-cost';

/** Enterprise, name, kind, minimum and maximum amount in 万元, introduction, state. */
type Institution = readonly [string, string, InstitutionKind, number, number, string, InstitutionState];

const institutions: readonly Institution[] = [
  [
    'E11',
    '穗禾融资担保',
    'GUARANTEE',
    60,
    3000,
    '以设施、订单与信用记录作为评审依据，配一名下棚的客户经理，五个工作日给答复。',
    'OPEN',
  ],
  ['E12', '春泥创业投资', 'FUND', 80, 600, '只投早期花卉项目，决策委员会五人中三人在棚里住过。', 'OPEN'],
  ['E26', '花渡供应链融资', 'BANK', 30, 2000, '跟着货走：入库签收即可放款，回款自动冲抵。', 'OPEN'],
  ['E25', '花谷农信合作社', 'BANK', 5, 800, '盯着订单而不是房产：拿备案订单与交货单就能提额。', 'OPEN'],
  [
    'E44',
    '云岫种植金融服务部',
    'BANK',
    1,
    300,
    '面向种植户与合作社的小额信用贷款窗口，凭十二个月成交记录授信，随借随还。',
    'OPEN',
  ],
  [
    'E09',
    '碧岸保险服务站',
    'INSURANCE',
    10,
    500,
    '承保温室结构、在田花卉、价格与运输四类风险，二十四小时查勘，十个工作日结案。',
    'OPEN',
  ],
  [
    'E35',
    '知芽知产金融',
    'BANK',
    20,
    1500,
    '用品种权、专利与商标做质押，先评估再谈额度，评估费可冲抵首年利息一半。',
    'OPEN',
  ],
  [
    'E20',
    '青筏融资租赁',
    'LEASING',
    10,
    1200,
    '不买设备先用设备：温室、冷库、分级线都可租，租期可跟采收季走。',
    'OPEN',
  ],
  ['E34', '溪声担保', 'GUARANTEE', 5, 600, '县乡种植户的担保窗口，四十八小时上门核验。', 'OPEN'],
  [
    'E39',
    '本草保理服务',
    'BANK',
    10,
    900,
    '针对花店、酒店、展会等账期较长的应收，按票融资不占授信。',
    'SUSPENDED',
  ],
  [
    'E40',
    '暮云股权基金',
    'FUND',
    300,
    8000,
    '投成长期的采后、冷链与品牌企业，偏爱有稳定客户和清楚账的团队。',
    'PENDING',
  ],
  ['E23', '一瓦小贷', 'BANK', 1, 60, '三个产品、一页纸条款，年化成本写在页眉。', 'DRAFT'],
];

const stagesOf: Record<string, VentureStage[]> = { E12: ['SEED', 'ANGEL', 'PRE_A'], E40: ['A', 'B'] };

export const demoInstitutions = institutions.map(
  ([enterpriseKey, name, kind, from, to, intro, status], at) => ({
    enterpriseKey,
    name: `${name}（演示）`,
    kind,
    licenceNo: `演示备案 ${String(at + 1).padStart(4, '0')}`,
    regions: at % 3 === 0 ? '园区与周边县乡' : '园区内',
    ticketFromFen: from * 1_000_000,
    ticketToFen: to * 1_000_000,
    stages: stagesOf[enterpriseKey] ?? [],
    intro,
    status,
  }),
);

/** Enterprise, name, kind, amounts in 万元, rates in basis points, months, fee and subsidy in basis points, repayment. */
type Product = readonly [
  string,
  string,
  FinProductKind,
  readonly [number, number],
  readonly [number, number],
  readonly [number, number],
  number,
  number,
  RepayWay,
  string,
];

const products: readonly Product[] = [
  ['E44', '花农贷', 'ORDER', [5, 300], [450, 620], [3, 12], 0, 200, 'SEASONAL', '订单质押'],
  ['E44', '花卉科技信用贷', 'CREDIT', [20, 300], [420, 590], [6, 18], 0, 200, 'BULLET', '信用'],
  ['E44', '种植户循环额度', 'CREDIT', [1, 80], [500, 670], [3, 12], 0, 200, 'BULLET', '信用'],
  ['E25', '产销订单提额贷', 'ORDER', [5, 600], [460, 650], [3, 12], 0, 200, 'SEASONAL', '备案订单'],
  ['E25', '种苗集采贷', 'CREDIT', [2, 120], [490, 680], [3, 9], 0, 200, 'MATURITY', '信用'],
  ['E25', '短枝花收购贷', 'ORDER', [2, 60], [510, 700], [1, 6], 0, 200, 'MATURITY', '收购合同'],
  ['E26', '拍卖成交款提前结', 'ORDER', [1, 100], [360, 480], [1, 1], 30, 200, 'MATURITY', '拍卖成交单'],
  ['E26', '冷链账期融资', 'ORDER', [10, 500], [410, 570], [1, 6], 40, 200, 'BULLET', '应收账款'],
  ['E26', '仓单质押贷', 'MORTGAGE', [20, 800], [430, 560], [3, 12], 30, 0, 'BULLET', '标准仓单'],
  ['E11', '订单担保贷', 'GUARANTEE', [10, 500], [380, 550], [6, 12], 80, 30, 'SEASONAL', '连带责任担保'],
  ['E11', '见贷即保', 'GUARANTEE', [10, 200], [390, 540], [6, 12], 60, 10, 'BULLET', '连带责任担保'],
  [
    'E11',
    '设施改造担保贷',
    'GUARANTEE',
    [30, 800],
    [410, 580],
    [12, 36],
    90,
    40,
    'INSTALMENT',
    '设施抵押反担保',
  ],
  ['E34', '县乡花农担保', 'GUARANTEE', [3, 150], [470, 660], [6, 12], 75, 25, 'MATURITY', '互保小组'],
  ['E34', '返乡创业担保贷', 'GUARANTEE', [5, 100], [450, 600], [6, 24], 50, 100, 'INSTALMENT', '信用'],
  ['E35', '品种权质押贷', 'IP', [20, 400], [390, 520], [12, 24], 50, 0, 'BULLET', '品种权'],
  ['E35', '专利与商标组合贷', 'IP', [10, 200], [420, 600], [6, 18], 60, 0, 'INSTALMENT', '专利、商标'],
  ['E35', '品种权许可收益贷', 'IP', [10, 300], [430, 590], [6, 24], 55, 100, 'SEASONAL', '许可合同收益'],
  ['E20', '新能源冷藏车直租', 'LEASING', [15, 260], [420, 580], [24, 48], 50, 0, 'INSTALMENT', '租赁物'],
  ['E20', '温室设备直租', 'LEASING', [10, 400], [430, 600], [12, 36], 60, 0, 'INSTALMENT', '租赁物'],
  ['E20', '冷库与分级线融资租赁', 'LEASING', [30, 900], [450, 620], [12, 48], 70, 0, 'INSTALMENT', '租赁物'],
  ['E39', '花店联合采购保理', 'CREDIT', [5, 150], [480, 680], [1, 4], 80, 200, 'MATURITY', '应收账款'],
  ['E39', '酒店与展会账期保理', 'CREDIT', [10, 300], [520, 720], [1, 6], 90, 200, 'BULLET', '应收账款'],
  ['E09', '设施花卉结构险', 'INSURANCE', [10, 500], [180, 260], [12, 12], 0, 0, 'MATURITY', ''],
  ['E09', '在田花卉成本险', 'INSURANCE', [10, 300], [220, 320], [6, 12], 0, 0, 'MATURITY', ''],
  ['E09', '切花运输冷链险', 'INSURANCE', [5, 100], [120, 200], [1, 12], 0, 0, 'MATURITY', ''],
  ['E09', '温室用工意外险', 'INSURANCE', [5, 200], [60, 90], [12, 12], 0, 0, 'MATURITY', ''],
  ['E09', '绣球价格指数险', 'INSURANCE', [10, 200], [240, 360], [3, 12], 0, 0, 'MATURITY', ''],
  ['E12', '种业天使投资', 'EQUITY', [80, 600], [0, 0], [12, 84], 0, 0, 'MATURITY', ''],
  ['E12', '采后与装备创业跟投', 'EQUITY', [100, 400], [0, 0], [12, 84], 0, 0, 'MATURITY', ''],
  ['E12', '花艺品牌种子投资', 'EQUITY', [80, 200], [0, 0], [12, 60], 0, 0, 'MATURITY', ''],
];

/** Products not on offer, by index. */
const states: Record<number, FinProductState> = { 8: 'OFF', 13: 'PENDING', 16: 'REJECTED', 29: 'DRAFT' };

const wan = ([from, to]: readonly [number, number]) => [from * 1_000_000, to * 1_000_000] as const;

export const demoFinProducts = products.map(
  ([enterpriseKey, name, kind, amounts, rates, terms, fee, subsidy, repay, guarantee], at) => {
    const [amountFromFen, amountToFen] = wan(amounts);
    return {
      enterpriseKey,
      name,
      kind,
      intro: `${name}面向园区内花卉经营主体，${guarantee === '' ? '资料齐全即可受理' : `以${guarantee}为主要依据`}，条款写在一页纸上。`,
      amountFromFen,
      amountToFen,
      ratePpmFrom: rates[0] * 100,
      ratePpmTo: rates[1] * 100,
      termMonthsFrom: terms[0],
      termMonthsTo: terms[1],
      feePpm: fee * 100,
      subsidyPpm: subsidy * 100,
      repay,
      guarantee,
      materials: ['营业执照', kind === 'ORDER' ? '在手订单' : '近两年财务报表'],
      status: states[at] ?? ('ON' as const),
    };
  },
);

/** Number of applications in each state; 45 in total. */
export const demoFinancingStates: readonly (readonly [FinancingState, number])[] = [
  ['DRAFT', 3],
  ['SUBMITTED', 5],
  ['ACCEPTED', 4],
  ['MATERIAL', 4],
  ['DUE_DILIGENCE', 4],
  ['APPROVED', 4],
  ['SIGNED', 3],
  ['LENT', 9],
  ['REJECTED', 4],
  ['WITHDRAWN', 3],
  ['EXPIRED', 2],
];

export const demoPurposes = [
  '备春季种苗与肥料',
  '扩建两跨温室',
  '更换补光灯与环控',
  '收购节前鲜切花',
  '购置冷藏周转箱',
];
