import type { ServiceQuestionState } from '@portal/contract/market/service-question-terms';
import type { ComplaintState } from '@portal/contract/market/shop-complaint-lifecycle';
import type { ComplaintKind } from '@portal/contract/market/shop-complaint-terms';
import type { ServiceRecommendState } from '@portal/contract/service-recommend/terms';

/** Typical questions about services, with the shops' answers. */
export const demoQuestions: readonly { body: string; answer: string }[] = [
  {
    body: '价格含税吗？能不能开专用发票？',
    answer: '价目表上的价格含税，可以开专用发票，交付后三个工作日内寄出。',
  },
  { body: '周末能做吗？', answer: '周六照常，周日只接加急，加急按标准价加收五成。' },
  {
    body: '第一次合作，要先付定金吗？',
    answer: '不用定金，按里程碑付款，每一步您确认以后再付。',
  },
  { body: '量很少也接吗？', answer: '接。不足起订量的按一个起订单位计，能拼到别家的批次里就给您拼。' },
  {
    body: '旺季要提前多久预约？',
    answer: '情人节和母亲节前请提前三周，平时提前两天就行，排期满了会在本页写明。',
  },
  { body: '园区外也能上门吗？', answer: '能。园区内上门不另收费，园区外按往返里程算车费，报价单里单列。' },
  {
    body: '做完达不到约定怎么办？',
    answer: '约定的指标没达到，免费重做一次；还达不到，这一步不收费，报告里照实写。',
  },
  {
    body: '可以先看以前的样品或者报告吗？',
    answer: '可以来店里看，客户名称隐去了；也可以先做一份小样，确认后再下单。',
  },
  {
    body: '我们人手少，要准备的材料能帮忙整理吗？',
    answer: '材料清单在本页，缺的我们带空表过去，现场一起填，半小时就够。',
  },
  {
    body: '能按季度结算吗？',
    answer: '连续合作三个月以上的可以按季结，首单还是按里程碑结。',
  },
];

/** Questions in states other than answered, by index of their service. */
export const demoOpenQuestions: readonly { state: ServiceQuestionState; reason: string }[] = [
  { state: 'ASKED', reason: '' },
  { state: 'PENDING', reason: '' },
  { state: 'ASKED', reason: '' },
  { state: 'DECLINED', reason: '涉及另一位客户的订单，不方便公开回答，请直接下单沟通。' },
  { state: 'HIDDEN', reason: '问的是另一家机构的事，与这项服务无关。' },
  { state: 'WITHDRAWN', reason: '' },
  { state: 'ASKED', reason: '' },
  { state: 'DECLINED', reason: '问题里有别家的报价，请不要在公开处比价。' },
];

interface DemoComplaint {
  state: ComplaintState;
  kind: ComplaintKind;
  body: string;
  statement?: string;
  finding?: string;
  /** Days ago. */
  ago: number;
}

export const demoComplaints: readonly DemoComplaint[] = [
  {
    state: 'ACCEPTED',
    kind: 'DELAY',
    body: '约好周二送来的中期记录，到周五还没有，电话里说在排队，也没有新的日期。请让机构给一个准日子。',
    ago: 1,
  },
  {
    state: 'SUBMITTED',
    kind: 'PRICE',
    body: '报价单写的是每样 480 元，结算时多出一项“加急费”，下单前没有说明。请核对并退回多收的部分。',
    ago: 1,
  },
  {
    state: 'STATED',
    kind: 'FALSE_CLAIM',
    body: '服务页写“当日出数”，实际用了三天。希望把页面改成真实的时效。',
    statement: '“当日出数”只指上午 10 点前送样的常规项目，页面没有写清，我们已经提交修改。',
    ago: 6,
  },
  {
    state: 'UPHELD',
    kind: 'QUALITY',
    body: '送来的三箱瓶苗里有一箱出瓶后一周内死了四成，机构只肯补十株。',
    statement: '运输途中温度超过约定，记录仪有曲线，愿意补齐。',
    finding: '温度记录与机构说明一致，损失由机构补齐，已记入机构档案。',
    ago: 26,
  },
  {
    state: 'DISMISSED',
    kind: 'CONDUCT',
    body: '客服回话很慢，态度也冷淡，问了两次才答。',
    statement: '当天系统记录两次答复都在四小时以内，聊天原文可以提供。',
    finding: '答复时间在约定之内，言辞没有不当，投诉不成立。',
    ago: 33,
  },
  {
    state: 'UPHELD',
    kind: 'PRICE',
    body: '出车前电话说不另收费，到了现场要再付两百元“入园费”，不付不卸货。',
    finding: '园区没有入园收费，机构未在期限内说明，多收部分须退回。',
    ago: 48,
  },
  {
    state: 'SUBMITTED',
    kind: 'OTHER',
    body: '店铺主页的电话打过去是空号，三天联系不上，服务单也没有人应答。',
    ago: 0,
  },
  {
    state: 'WITHDRAWN',
    kind: 'DELAY',
    body: '说好昨天上门检修卷膜电机，人没来也没有消息。',
    ago: 15,
  },
];

/** Services recommended from one enterprise to another, with the answer. */
export const demoServiceRecommends: readonly {
  state: ServiceRecommendState;
  reason: string;
  answer?: string;
  ago: number;
}[] = [
  { state: 'SENT', reason: '上次送检三天就出了报告，谱图也给，贵司正好要出口检测。', ago: 1 },
  { state: 'SENT', reason: '他们能按板·日短租冷库，旺季不用自己扩容。', ago: 3 },
  {
    state: 'INTERESTED',
    reason: '循环箱清洗做得仔细，比买新箱划算。',
    answer: '正需要，已去申请。',
    ago: 12,
  },
  { state: 'DECLINED', reason: '内训老师讲分级很清楚。', answer: '今年的培训已经排满了。', ago: 16 },
  {
    state: 'INTERESTED',
    reason: '记账按月出表，申报材料也能一起整理。',
    answer: '先约一次当面谈。',
    ago: 20,
  },
  { state: 'WITHDRAWN', reason: '先帮你们问问价格。', ago: 9 },
  { state: 'EXPIRED', reason: '雪季前可以请他们看一次棚顶。', ago: 40 },
  { state: 'SENT', reason: '包装打样两天一版，切花和盆花都做。', ago: 6 },
];
