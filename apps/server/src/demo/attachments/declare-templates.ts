import type { AttachmentSpec } from '../content/article-source.ts';
import type { Block } from '../content/block.ts';

const emptyRows = (width: number, count: number) =>
  Array.from({ length: count }, (_, place) => [
    String(place + 1),
    ...Array.from({ length: width - 1 }, () => ''),
  ]);

function sheet(name: string, head: string[], rows = emptyRows(head.length, 15)): AttachmentSpec {
  return { kind: 'xlsx', name: `${name}（模板）.xlsx`, head, rows };
}

const months = Array.from({ length: 12 }, (_, place) => `改造前第${12 - place}个月`);

const planBlocks: Block[] = [
  { type: 'quote', text: '每一节写清楚做什么、在哪里、用多少、何时完成。没有的内容写“无”，不要删去标题。' },
  { type: 'h2', text: '一、申报单位与实施地点' },
  {
    type: 'table',
    head: ['项目', '填写'],
    rows: [
      ['单位名称', ''],
      ['实施地点（片区、跨号或房号）', ''],
      ['实施面积（平方米）', ''],
      ['项目负责人与电话', ''],
    ],
  },
  { type: 'h2', text: '二、现状与问题' },
  { type: 'p', text: '用近十二个月的数据说明：能耗、水耗、损耗、用工或质量，至少写三个数字并注明来源。' },
  { type: 'h2', text: '三、实施内容' },
  {
    type: 'table',
    head: ['序号', '内容', '规格型号', '数量', '单价（元）', '金额（元）'],
    rows: emptyRows(6, 6),
  },
  { type: 'h2', text: '四、进度安排' },
  {
    type: 'table',
    head: ['阶段', '起止日期', '完成标志'],
    rows: [
      ['采购', '', ''],
      ['安装施工', '', ''],
      ['试运行', '', ''],
      ['自验收', '', ''],
    ],
  },
  { type: 'h2', text: '五、预期效果与测量办法' },
  {
    type: 'ol',
    items: [
      '效果指标：改造前____，改造后____，降幅____%。',
      '由谁、用什么仪表、隔多久测一次。',
      '达不到目标时的补救措施。',
    ],
  },
  { type: 'h2', text: '六、资金来源' },
  {
    type: 'p',
    text: '项目总投资____元，其中自筹____元，银行贷款____元；同一设备是否享受过其他补助：□否　□是，名称____。',
  },
];

const commitmentBlocks: Block[] = [
  { type: 'p', text: '本单位就本次申报郑重承诺：' },
  {
    type: 'ol',
    items: [
      '申报表、证明材料和附件真实、完整、有效，复印件与原件一致。',
      '同一设备、同一支出没有重复申报其他财政补助。',
      '近一年没有环保、安全、质量方面的严重失信记录。',
      '配合现场核查、抽检和绩效评价，相关凭证保存不少于五年。',
      '在规定期限内不转让、不拆除受补助的设备或成果。',
      '如有不实，退回全部资金，并接受记入平台信用档案。',
    ],
  },
  { type: 'p', text: '单位名称（盖章）：____________________' },
  { type: 'p', text: '法定代表人签字：____________________　日期：______年____月____日' },
];

/** The blank form for a declaration material; throws for a code without a form. */
export function declareTemplate(code: string, name: string): AttachmentSpec {
  const title = name.replace(/（.*）$/, '');
  switch (code) {
    case 'ENERGY':
      return sheet(
        title,
        [
          '月份',
          '用电（千瓦时）',
          '燃料种类',
          '燃料用量',
          '费用（元）',
          '加温面积（平方米）',
          '夜间目标温度（℃）',
        ],
        months.map((month) => [month, '', '', '', '', '', '']),
      );
    case 'RDACC':
      return sheet(title, [
        '序号',
        '项目名称',
        '人员人工（元）',
        '直接投入（元）',
        '折旧（元）',
        '委托研发（元）',
        '其他（元）',
        '合计（元）',
      ]);
    case 'WEIGH':
      return sheet(title, [
        '序号',
        '日期',
        '残体种类',
        '车牌或车次',
        '毛重（千克）',
        '皮重（千克）',
        '净重（千克）',
        '去向单位',
        '磅单编号',
      ]);
    case 'MEMBER':
      return sheet(title, [
        '序号',
        '社员姓名',
        '入社日期',
        '种植面积（亩）',
        '本年交售量（枝）',
        '交易额（元）',
        '分红（元）',
        '本人签字',
      ]);
    case 'LEAD':
      return sheet(title, [
        '序号',
        '接洽日期',
        '客户所在地区',
        '客户类型',
        '意向品类',
        '意向数量',
        '跟进情况',
      ]);
    case 'PLAN':
      return { kind: 'docx', name: `${title}（模板）.docx`, blocks: planBlocks };
    case 'COMMIT':
      return { kind: 'docx', name: `${title}（模板）.docx`, blocks: commitmentBlocks };
    default:
      throw new Error(`No form for material ${code}`);
  }
}
